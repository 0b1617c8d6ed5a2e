import { useMemo } from 'react';
import { RowTable } from '#client/ui/row-table.tsx';
import type { MenuItem } from '#shared/menu.schema.ts';
import type { MenuRow } from './menu-rows.ts';
import { MenuTableRow, type MenuTableRowProps } from './menu-table-row.tsx';
import { shownIds, whyHidden } from './menu-visibility.ts';
import { columns } from './row-cells.tsx';

type MenuTableProps = { items: readonly MenuItem[]; rows: readonly MenuRow[] } & Pick<
  MenuTableRowProps,
  'onMoved' | 'onUnsaved' | 'onDelete'
>;

export const MenuTable = ({ items, rows, ...handlers }: MenuTableProps) => {
  const shown = useMemo(() => shownIds(items), [items]);
  return (
    <RowTable caption="Voci del menu" columns={columns}>
      {rows.map((row) => (
        <MenuTableRow
          key={row.item.id}
          row={row}
          rows={rows}
          hidden={whyHidden(row.item, shown)}
          {...handlers}
        />
      ))}
    </RowTable>
  );
};
