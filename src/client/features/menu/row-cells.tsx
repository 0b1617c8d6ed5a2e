import clsx from 'clsx';
import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
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

type CellProps = {
  column: (typeof columns)[number]['name'];
  /** Nothing to say: a card leaves it out, a table keeps its columns. */
  empty?: boolean;
  className?: string;
  children: ReactNode;
};

/** Under its column's heading in a table; in a card it carries the heading with it. */
export const Cell = ({ column, empty = false, className, children }: CellProps) => (
  <td
    className={clsx(
      'min-w-0 items-baseline gap-1.5 wrap-anywhere @4xl:border-b @4xl:border-sand-200 @4xl:px-2 @4xl:py-2.5 @4xl:first:pl-4 @4xl:last:pr-3',
      empty ? 'hidden @4xl:table-cell' : 'flex @4xl:table-cell',
      className,
    )}
  >
    <span className="shrink-0 text-xs font-semibold text-ink-soft @4xl:hidden">{column}</span>
    {children}
  </td>
);

const None = () => (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">nessuno</span>
  </>
);

/** The label, as far in as the item is deep; cards are set in as a whole and name their level. */
const LabelCell = ({ row, hidden }: { row: MenuRow; hidden: string | null }) => (
  <Cell column="Etichetta" className="order-first basis-full [&>span]:sr-only">
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
  </Cell>
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
      <Cell column="ID" className="tabular-nums">
        {item.id}
      </Cell>
      <Cell column="Parent" empty={!parent}>
        {parent ? parent.label : <None />}
      </Cell>
      <LabelCell row={row} hidden={hidden} />
      <Cell column="Slug" empty={item.slug === null}>
        {item.slug ?? <None />}
      </Cell>
      <Cell column="URL" empty={item.url === null}>
        {item.url ?? <None />}
      </Cell>
      <Cell column="Visibile a">{audienceNames[item.visibleTo]}</Cell>
      <Cell column="Ordine" className="tabular-nums">
        {item.order}
      </Cell>
      <Cell column="Dispositivi">{devicesInWords(item)}</Cell>
      <Cell column="Azioni" className="-mx-2 basis-full @4xl:mx-0 [&>span]:sr-only">
        <div>
          {actions}
          <div role="alert" className="mx-2 text-xs font-medium text-red-700">
            {problem && <p className="py-1">{problem}</p>}
          </div>
        </div>
      </Cell>
    </>
  );
};
