import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A column and, as a class, how wide it is; those without share the rest. */
type RowColumn = { name: string; className: string };

type RowTableProps = {
  /** Names the table for those who do not see it. */
  caption: string;
  columns: readonly RowColumn[];
  /** Its rows: each is a `TableRow`. */
  children: ReactNode;
};

/**
 * A table whose rows are changed in their place: a table where it has room for its columns, otherwise
 * a card for each row.
 */
export const RowTable = ({ caption, columns, children }: RowTableProps) => (
  <div className="@container">
    <table className="block w-full border-separate border-spacing-0 @4xl:table @4xl:table-fixed @4xl:rounded-card @4xl:border @4xl:border-sand-200 @4xl:bg-white">
      <caption className="sr-only">{caption}</caption>
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
      <tbody className="block @4xl:table-row-group">{children}</tbody>
    </table>
  </div>
);
