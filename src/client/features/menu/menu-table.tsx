import clsx from 'clsx';
import { useMemo } from 'react';
import type { MenuItem } from '#shared/menu.schema.ts';
import type { MenuRow } from './menu-rows.ts';
import { MenuTableRow, type MenuTableRowProps } from './menu-table-row.tsx';
import { shownIds, whyHidden } from './menu-visibility.ts';
import { columns } from './row-cells.tsx';

type MenuTableProps = { items: readonly MenuItem[]; rows: readonly MenuRow[] } & Pick<
  MenuTableRowProps,
  'onMoved' | 'onUnsaved' | 'onDelete'
>;

/** A table where it has room for its columns, otherwise a card for each item. */
export const MenuTable = ({ items, rows, ...handlers }: MenuTableProps) => {
  const shown = useMemo(() => shownIds(items), [items]);
  return (
    <div className="@container">
      <table className="block w-full border-separate border-spacing-0 @4xl:table @4xl:table-fixed @4xl:rounded-card @4xl:border @4xl:border-sand-200 @4xl:bg-white">
        <caption className="sr-only">Voci del menu</caption>
        <thead className="hidden @4xl:table-header-group">
          <tr>
            {columns.map(({ name, className }) => (
              <th
                key={name}
                scope="col"
                className={clsx(
                  'border-b border-sand-200 px-2 py-3 text-left text-xs font-semibold whitespace-nowrap text-ink-soft first:pl-4 last:pr-3',
                  className,
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @4xl:table-row-group">
          {rows.map((row) => (
            <MenuTableRow
              key={row.item.id}
              row={row}
              rows={rows}
              hidden={whyHidden(row.item, shown)}
              {...handlers}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
