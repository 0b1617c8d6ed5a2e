import { formatEuro } from '#shared/prices/money.ts';

export type SumsRow = {
  label: string;
  /** Null where the row has none, such as a way of paying. */
  nights: number | null;
  rentCents: number | null;
  /** Null while the site follows no payments. */
  receivedCents: number | null;
};

type SumsTableProps = {
  caption: string;
  /** The heading of the first column. */
  what: string;
  rows: readonly SumsRow[];
  total: SumsRow;
};

const euroOrNone = (cents: number | null): string | null =>
  cents === null ? null : formatEuro(cents);

const cellClass = 'py-2 pl-2 text-right tabular-nums md:pl-3';

/** Nights, rent and receipts of each row. It fits a phone, so it stays a table. */
export const SumsTable = ({ caption, what, rows, total }: SumsTableProps) => {
  const columns = [
    { name: 'Notti', of: ({ nights }: SumsRow) => nights },
    { name: 'Affitto', of: ({ rentCents }: SumsRow) => euroOrNone(rentCents) },
    { name: 'Incassato', of: ({ receivedCents }: SumsRow) => euroOrNone(receivedCents) },
  ].filter(({ of }) => of(total) !== null);
  const cells = (row: SumsRow) =>
    columns.map(({ name, of }) => (
      <td key={name} className={cellClass}>
        {of(row)}
      </td>
    ));
  return (
    <table className="w-full max-md:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-sand-300 text-sm text-ink-soft">
        <tr>
          <th scope="col" className="py-2 text-left">
            {what}
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="py-2 pl-2 text-right md:pl-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-sand-200">
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className="py-2 text-left font-normal wrap-break-word">
              {row.label}
            </th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-sand-300 font-semibold">
        <tr>
          <th scope="row" className="py-2 text-left">
            {total.label}
          </th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  );
};
