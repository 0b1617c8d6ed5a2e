import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Fragment, type ReactNode, useMemo, useState } from 'react';

export type Column<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  sortBy?: (row: Row) => string | number;
  align?: 'start' | 'end';
  /** On narrow screens its cells take the whole card, without the heading. */
  isWide?: true;
  /** Ends a line of its row; see `inLines`. */
  endsLine?: true;
  /** Hidden on narrow screens. */
  needsRoom?: true;
};

type Sorting = { id: string; descending: boolean };

type DataTableProps<Row> = {
  /** For screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  empty?: ReactNode;
  /** On narrow screens a row is lines of two cells without headings: one at the start, one at the end. */
  inLines?: boolean;
  /** The heading above neighbouring rows that share it. */
  groupOf?: ((row: Row) => string) | undefined;
};

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'it');

const sortRows = <Row,>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] => {
  const sortBy = columns.find((column) => column.id === sorting?.id)?.sortBy;
  if (!sorting || !sortBy) return rows;
  const sign = sorting.descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b)));
};

const nextSorting = (id: string, current: Sorting | null): Sorting =>
  current?.id === id ? { id, descending: !current.descending } : { id, descending: false };

const ariaSort = (id: string, sorting: Sorting | null) => {
  if (sorting?.id !== id) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
};

type HeaderProps<Row> = {
  column: Column<Row>;
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
};

const HeaderCell = <Row,>({ column, sorting, onSort }: HeaderProps<Row>) => {
  const { id, header, sortBy, align, needsRoom } = column;
  const className = clsx(
    'data-head',
    align === 'end' && 'md:text-right',
    needsRoom && 'data-roomy',
  );
  if (!sortBy) {
    return (
      <th scope="col" className={clsx(className, 'data-head-plain')}>
        {header}
      </th>
    );
  }
  const order = ariaSort(id, sorting);
  const Icon = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown }[order];
  return (
    <th scope="col" aria-sort={order} className={className}>
      <button
        type="button"
        onClick={() => onSort(nextSorting(id, sorting))}
        className="-mx-2 inline-flex min-h-8 items-center gap-1.5 rounded-field px-2 hover:bg-sand-100"
      >
        {header}
        <Icon aria-hidden className={clsx('size-3.5', order === 'none' && 'text-field')} />
      </button>
    </th>
  );
};

const startsGroup = <Row,>(
  rows: readonly Row[],
  index: number,
  groupOf: (row: Row) => string,
): boolean => {
  const [before, row] = [rows[index - 1], rows[index]];
  return row !== undefined && (before === undefined || groupOf(before) !== groupOf(row));
};

/** On narrow screens each row is a card whose cells repeat their column's heading. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKey, empty, inLines = false, groupOf } = props;
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const sorted = useMemo(() => sortRows(rows, columns, sorting), [rows, columns, sorting]);
  if (rows.length === 0 && empty) return empty;
  return (
    <table className={clsx('data-table', inLines && 'data-lines')}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sorting={sorting} onSort={setSorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row, index) => (
          <Fragment key={rowKey(row)}>
            {groupOf && startsGroup(sorted, index, groupOf) && (
              <tr className="data-group">
                <th scope="rowgroup" colSpan={columns.length}>
                  {groupOf(row)}
                </th>
              </tr>
            )}
            <tr>
              {columns.map(({ id, header, cell, align, isWide, endsLine, needsRoom }) => (
                <td
                  key={id}
                  className={clsx(
                    align === 'end' && 'md:text-right md:tabular-nums',
                    isWide && 'data-wide',
                    endsLine && 'data-end',
                    needsRoom && 'data-roomy',
                  )}
                >
                  <span aria-hidden className="data-label">
                    {header}
                  </span>
                  <div className="min-w-0">{cell(row)}</div>
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
};
