import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionsCell, NoValue, TableCell } from '#client/ui/table-cell.tsx';
import type { MenuRow } from './menu-rows.ts';
import { audienceNames, devicesInWords } from './menu-words.ts';

/** The columns of the table and how wide they are; the label and the addresses share the rest. */
export const columns = [
  { name: 'ID', className: '@4xl:w-13' },
  { name: 'Parent', className: '@4xl:w-[10%]' },
  { name: 'Etichetta', className: '' },
  { name: 'Slug', className: '@4xl:w-[10%]' },
  { name: 'URL', className: '@4xl:w-[11%]' },
  { name: 'Visibile a', className: '@4xl:w-26' },
  { name: 'Ordine', className: '@4xl:w-15' },
  { name: 'Dispositivi', className: '@4xl:w-23' },
  { name: 'Azioni', className: '@4xl:w-41' },
] as const;

/** The label, as far in as the item is deep; cards are set in as a whole and name their level. */
const LabelCell = ({ row, hidden }: { row: MenuRow; hidden: string | null }) => (
  <TableCell column="Etichetta" className="order-first basis-full [&>span]:sr-only">
    <div className="flex items-start @4xl:pl-(--menu-indent)">
      {row.level > 1 && (
        <CornerDownRight
          aria-hidden
          className="mt-1 mr-1 size-4 shrink-0 text-sea-600 @4xl:-ml-5"
        />
      )}
      <div className="min-w-0 text-base @4xl:text-sm">
        <span className="font-semibold">{row.item.label}</span>
        {row.level > 1 && (
          <span className="text-sm text-ink-soft @4xl:sr-only"> · livello {row.level}</span>
        )}
        {hidden && <span className="block text-xs text-amber-800">{hidden}</span>}
      </div>
    </div>
  </TableCell>
);

type RowCellsProps = {
  row: MenuRow;
  /** Why nobody sees the item. */
  hidden: string | null;
  /** The row's buttons. */
  actions: ReactNode;
  /** What went wrong with the last of them that was pressed. */
  problem: string | null;
};

export const RowCells = ({ row, hidden, actions, problem }: RowCellsProps) => {
  const { item, parent } = row;
  return (
    <>
      <TableCell column="ID" className="tabular-nums">
        {item.id}
      </TableCell>
      <TableCell column="Parent" empty={!parent}>
        {parent ? parent.label : <NoValue text="nessuno" />}
      </TableCell>
      <LabelCell row={row} hidden={hidden} />
      <TableCell column="Slug" empty={item.slug === null}>
        {item.slug ?? <NoValue text="nessuno" />}
      </TableCell>
      <TableCell column="URL" empty={item.url === null}>
        {item.url ?? <NoValue text="nessuno" />}
      </TableCell>
      <TableCell column="Visibile a">{audienceNames[item.visibleTo]}</TableCell>
      <TableCell column="Ordine" className="tabular-nums">
        {item.order}
      </TableCell>
      <TableCell column="Dispositivi">{devicesInWords(item)}</TableCell>
      <ActionsCell actions={actions} problem={problem} />
    </>
  );
};
