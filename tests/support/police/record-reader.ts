import { readFileSync } from 'node:fs';

// Reads the police's file by the published layout (record-layout.csv), knowing nothing of the writer.

const rowsOf = (url: URL): string[][] =>
  readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));

const layout = rowsOf(new URL('record-layout.csv', import.meta.url))
  .slice(1)
  .map(([field = '', start, width, heads = '', members = '']) => ({
    ...{ field, start: Number(start), width: Number(width), heads, members },
  }));

const table = (name: string) =>
  rowsOf(new URL(`../../../src/server/features/party/tables/${name}.csv`, import.meta.url));

/** The police's tables as they are in their files: code, name, province or last day, last day. */
export const comuni = table('comuni');
export const states = table('states');
export const documents = table('documents');

const codesOf = (rows: string[][]) => new Set(rows.map(([code]) => code ?? ''));
const known = { comuni: codesOf(comuni), states: codesOf(states), documents: codesOf(documents) };
const provinceOf = new Map(comuni.map(([code = '', , province = '']) => [code, province]));

export type ReadRecord = Record<string, string>;

const ITALY = '100000100';
const isDay = (text: string): boolean => {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso);
};

const isHead = ({ kind = '' }: ReadRecord): boolean => ['16', '17', '18'].includes(kind);

const problemsOf = (read: ReadRecord): string[] => {
  const get = (field: string): string => read[field] ?? '';
  const isItalian = get('birthState') === ITALY;
  const checks: Record<string, boolean> = {
    kind: /^(16|17|18|19|20)$/.test(get('kind')),
    arrival: isDay(get('arrival')),
    days: /^(0[1-9]|[12]\d|30)$/.test(get('days')),
    surname: /^[A-Z']+( [A-Z']+)* *$/.test(get('surname')),
    name: /^[A-Z']+( [A-Z']+)* *$/.test(get('name')),
    sex: /^[12]$/.test(get('sex')),
    birthDate: isDay(get('birthDate')),
    birthComune: isItalian
      ? known.comuni.has(get('birthComune'))
      : get('birthComune').trim() === '',
    birthProvince: get('birthProvince') === (provinceOf.get(get('birthComune')) ?? '  '),
    birthState: known.states.has(get('birthState')),
    citizenship: known.states.has(get('citizenship')),
    documentKind: !isHead(read) || known.documents.has(get('documentKind').trim()),
    documentNumber: !isHead(read) || /^[A-Z0-9]{5,20} *$/.test(get('documentNumber')),
    documentPlace:
      !isHead(read) ||
      known.states.has(get('documentPlace')) ||
      known.comuni.has(get('documentPlace')),
    apartment: get('apartment') === '' || /^\d{6}$/.test(get('apartment')),
  };
  const blank = layout.filter(
    ({ field, members }) => members === 'blank' && !isHead(read) && get(field).trim() !== '',
  );
  const wrong = Object.keys(checks).filter((field) => !checks[field]);
  return [...wrong, ...blank.map(({ field }) => `${field} of a member`)];
};

const follows: Record<string, string[]> = { '19': ['17', '19'], '20': ['18', '20'] };

/** Every record of a file. Throws with what is against the layout. */
export const readRecords = (file: string, width: 168 | 174 = 168): ReadRecord[] => {
  const lines = file.split('\r\n');
  const records = lines.map((line) => {
    if (line.length !== width) throw new Error(`${line.length} characters: ${line}`);
    if (!/^[A-Z0-9 '/]*$/.test(line)) throw new Error(`Other characters: ${line}`);
    return Object.fromEntries(
      layout.map(({ field, start, width: wide }) => [field, line.slice(start, start + wide)]),
    );
  });
  for (const [index, read] of records.entries()) {
    const problems = problemsOf(read);
    const leaders = follows[read.kind ?? ''];
    if (leaders && !leaders.includes(records[index - 1]?.kind ?? '')) problems.push('no head');
    if (problems.length > 0) throw new Error(`${problems.join()}: ${lines[index]}`);
  }
  return records;
};
