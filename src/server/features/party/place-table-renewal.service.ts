import { hash } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { isStayDate } from '#shared/bookings/stay-dates.ts';
import type { PlaceTable, RenewTableInput } from '#shared/party/place-tables.schema.ts';
import { listNewerTables, writeTable } from './place-tables.repository.ts';
import { GONE, readTable, type TableKind } from './place-tables.ts';

// Newer tables of the police in place of the program's. Decision 49.

/** The day on which the program's tables were taken. */
const SHIPPED_AT = '2025-04-18T00:00:00.000Z';

/** A table that has fewer of the present rows is cut off. */
const SMALLEST_SHARE = 0.9;

const kinds = ['comuni', 'states', 'documents'] as const satisfies readonly TableKind[];

const refused = (message: string) => invalidInput({ path: 'csv', message });

type Rules = {
  columns: readonly string[];
  code: RegExp;
  /** A row without which it is another table. */
  always: { code: string; name: string };
};

const placeColumns = ['codice', 'descrizione', 'provincia', 'datafineval'];

const rulesOf: Record<TableKind, Rules> = {
  comuni: {
    columns: placeColumns,
    code: /^4\d{8}$/,
    always: { code: '412058091', name: 'Roma' },
  },
  states: {
    columns: placeColumns,
    code: /^1\d{8}$/,
    always: { code: '100000100', name: 'Italia' },
  },
  documents: {
    columns: ['codice', 'descrizione'],
    code: /^[A-Z0-9]{2,10}$/,
    always: { code: 'IDENT', name: 'la carta d’identità' },
  },
};

/** The fields of each line, without the quotes that some programs put around them. */
const fieldsOf = (csv: string): string[][] => {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '');
  const separator = lines[0]?.includes(';') ? ';' : ',';
  return lines.map((line) =>
    line.split(separator).map((field) => field.trim().replace(/^"(.*)"$/, '$1')),
  );
};

/** `31/12/1983 00:00:00` as a day; empty for none, null for anything else. */
const lastDayOf = (text: string): string | null => {
  if (text === '') return '';
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})( [\d:.]+)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isStayDate(date) ? date : null;
};

/** A row of the portal as the program's tables have it, without what the program adds. INVALID_INPUT. */
const rowOf = (kind: TableKind, fields: readonly string[], line: number): string[] => {
  const [code = '', name = '', province = '', until = ''] = fields;
  const { columns, code: shape } = rulesOf[kind];
  const lastDay = lastDayOf(kind === 'documents' ? '' : until);
  const isOdd = fields.length !== columns.length || !shape.test(code) || name === '';
  if (isOdd || lastDay === null || /\uFFFD/.test(name)) {
    throw refused(`La riga ${line} non è come quelle del portale: non è stato cambiato nulla.`);
  }
  const words = name.replaceAll(',', ' ').toUpperCase();
  if (kind === 'documents') return [code, words];
  return kind === 'states' ? [code, words, lastDay] : [code, words, province, lastDay];
};

/** Checks a file of the portal: its columns, codes and length. INVALID_INPUT. */
const readPortalFile = (kind: TableKind, csv: string, present: number): string[][] => {
  const { columns, always } = rulesOf[kind];
  const [heading = [], ...lines] = fieldsOf(csv);
  if (heading.join().toLowerCase() !== columns.join()) {
    throw refused(`Non è questa tabella: la prima riga deve dire ${columns.join(', ')}.`);
  }
  const rows = lines.map((fields, index) => rowOf(kind, fields, index + 2));
  if (new Set(rows.map(([code]) => code)).size < rows.length) {
    throw refused('Un codice compare due volte: scarica di nuovo il file dal portale.');
  }
  if (!rows.some(([code]) => code === always.code)) {
    throw refused(`Manca ${always.name}: scarica di nuovo il file dal portale.`);
  }
  if (rows.length < present * SMALLEST_SHARE) {
    throw refused(
      `Il file ha ${rows.length} righe, la tabella di adesso ${present}: forse è incompleto.`,
    );
  }
  return rows;
};

const isGone = (row: readonly string[]): boolean => row.at(-1) === GONE;

/** With the ISO codes, which are the program's own. */
const completed = (kind: TableKind, rows: string[][], before: readonly string[][]): string[][] => {
  if (kind !== 'states') return rows;
  const isoOf = new Map(before.map(([code, , , iso = '']) => [code, iso]));
  return rows.map((row) => [...row, isoOf.get(row[0]) ?? '']);
};

/** What the new table lacks stays readable: somebody's data may name it. */
const lacking = (rows: readonly string[][], before: readonly string[][]): string[][] => {
  const codes = new Set(rows.map(([code]) => code));
  return before
    .filter(([code]) => !codes.has(code))
    .map((row) => (isGone(row) ? row : [...row, GONE]));
};

/** The tables in use: how long each is, and where and when it comes from. */
export const listPlaceTables = async (db: Database): Promise<PlaceTable[]> => {
  const newer = await listNewerTables(db);
  return Promise.all(
    kinds.map(async (kind) => {
      const stamp = newer.find((each) => each.kind === kind);
      const rows = (await readTable(newer, kind)).filter((row) => !isGone(row)).length;
      return {
        kind,
        rows,
        origin: stamp?.origin ?? 'site',
        takenAt: stamp?.renewedAt ?? SHIPPED_AT,
      };
    }),
  );
};

type Renewed = { origin: 'uploaded' | 'portal'; renewedAt: string };

const renew = async (
  tx: Database,
  { kind, csv }: RenewTableInput,
  renewed: Renewed,
): Promise<void> => {
  const before = await readTable(await listNewerTables(tx), kind);
  const present = before.filter((row) => !isGone(row)).length;
  const rows = completed(kind, readPortalFile(kind, csv, present), before);
  const text = [...rows, ...lacking(rows, before)].map((row) => row.join()).join('\n');
  await writeTable(tx, { kind, csv: text, hash: hash('sha256', text), ...renewed });
};

/** Puts files of the portal in the place of tables. INVALID_INPUT: then nothing is changed. */
export const renewTables = (
  app: AppContext,
  origin: Renewed['origin'],
  files: readonly RenewTableInput[],
): Promise<PlaceTable[]> =>
  inTransaction(app.database, async (tx) => {
    const renewedAt = app.clock.now().toISOString();
    for (const file of files) await renew(tx, file, { origin, renewedAt });
    return listPlaceTables(tx);
  });
