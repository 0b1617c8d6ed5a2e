import { rowsOf, shippedTables, type TableKind } from '#server/features/party/place-tables.ts';

// The program's tables, as the portal hands them out.

const portalDay = (day: string): string =>
  day === '' ? '' : `${day.split('-').toReversed().join('/')} 00:00:00`;

/** A table of the program as the portal would send it. */
export const portalRows = async (kind: TableKind): Promise<string[][]> => {
  const rows = rowsOf((await shippedTables[kind]()).default);
  if (kind === 'documents') return rows;
  return rows.map(([code = '', name = '', third = '', fourth = '']) =>
    kind === 'comuni'
      ? [code, name, third, portalDay(fourth)]
      : [code, name, 'ES', portalDay(third)],
  );
};
const heading = (kind: TableKind): string[] =>
  kind === 'documents'
    ? ['Codice', 'Descrizione']
    : ['Codice', 'Descrizione', 'Provincia', 'DataFineVal'];

export const csvOf = (
  kind: TableKind,
  rows: readonly string[][],
  separator = ',',
  end = '\r\n',
): string => [heading(kind), ...rows].map((row) => row.join(separator)).join(end);
