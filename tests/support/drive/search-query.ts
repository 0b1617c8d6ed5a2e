import type { ServerFile } from './stored-files.ts';

type Test = (file: ServerFile) => boolean;

/** The conditions of Drive's search language that the site uses. */
const conditions: [RegExp, (...parts: string[]) => Test][] = [
  [/^trashed = (true|false)$/, (value) => (file) => String(file.trashed) === value],
  [/^mimeType = '([^']+)'$/, (type) => (file) => file.mimeType === type],
  [
    /^'([^']+)' in parents$/,
    (id = '') =>
      (file) =>
        file.parents.includes(id),
  ],
  [
    /^createdTime < '([^']+)'$/,
    (time = '') =>
      (file) =>
        file.createdTime < time,
  ],
  [
    /^appProperties has \{ key='([^']+)' and value='([^']+)' \}$/,
    (key = '', value) =>
      (file) =>
        file.appProperties[key] === value,
  ],
];

const testOf = (condition: string): Test | undefined => {
  for (const [pattern, make] of conditions) {
    const match = pattern.exec(condition);
    if (match) return make(...match.slice(1));
  }
  return undefined;
};

/** Whether a file matches `q`; null for a query that the server does not understand. */
export const readQuery = (q: string): Test | null => {
  const tests = q.split(/ and (?![^{]*\})/).map(testOf);
  if (tests.includes(undefined)) return null;
  return (file) => tests.every((test) => test?.(file));
};

/** The fields that were asked for, as Drive gives them; without a wish only a few. */
export const pickFields = (file: ServerFile, fields: string | null): Record<string, unknown> => {
  const wanted = (fields ?? 'id,name,mimeType').split(',');
  return Object.fromEntries(Object.entries(file).filter(([name]) => wanted.includes(name)));
};
