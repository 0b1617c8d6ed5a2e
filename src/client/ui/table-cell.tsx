import clsx from 'clsx';
import type { ReactNode } from 'react';

type TableCellProps = {
  /** The heading of its column. */
  column: string;
  /** Nothing to say: a card leaves it out, a table keeps its columns. */
  empty?: boolean;
  className?: string;
  children: ReactNode;
};

/** Under its column's heading in a table; in a card it carries the heading with it. */
export const TableCell = ({ column, empty = false, className, children }: TableCellProps) => (
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

/** Stands in a table's cell that is empty. */
export const NoValue = ({ text }: { text: string }) => (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">{text}</span>
  </>
);

type ActionsCellProps = {
  /** The row's buttons. */
  actions: ReactNode;
  /** What went wrong with the last of them that was pressed. */
  problem: string | null;
};

/** The last cell of a row. */
export const ActionsCell = ({ actions, problem }: ActionsCellProps) => (
  <TableCell column="Azioni" className="-mx-2 basis-full @4xl:mx-0 [&>span]:sr-only">
    <div>
      {actions}
      <div role="alert" className="mx-2 text-xs font-medium text-red-700">
        {problem && <p className="py-1">{problem}</p>}
      </div>
    </div>
  </TableCell>
);
