import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// SQL takes what somebody typed as bound values only. What would take it as SQL is used nowhere but
// in the places below, which are looked at by hand.

const root = new URL('../', import.meta.url).pathname;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  .toSorted((one, other) => (one.path < other.path ? -1 : 1));

const using = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** A statement of better-sqlite3's that is put together, or comes from elsewhere. */
const builtStatement = /\.(prepare|exec|pragma)(<[^>]*>)?\(\s*(`[^`]*\$\{|[a-z])/;

/** What a query names without quotes: a column that stands somewhere else. */
const namedElsewhere =
  /(?<!Map)\.(select|where|orderBy|groupBy|returning|distinctOn)\(\s*([a-z]\w*)\s*[,)]/g;

describe('SQL', () => {
  it('is put together by the query builder', () => {
    expect(using(/\bsql\.(raw|ref|table|id|join)\b|\.dynamic\b/)).toEqual([]);
    // A literal 1, so that the index of completed tasks is used.
    expect(using(/\bsql\.lit\b/)).toEqual(['features/tasks/tasks.repository.ts']);
    // What the builder itself hands over, and the words that begin and end a transaction.
    expect(using(/CompiledQuery\.raw/)).toEqual(['database/one-connection.ts']);
    expect(using(/\bexecuteQuery\b/)).toEqual(['database/one-connection.ts']);
  });

  it('that is written by hand holds values of the source only', () => {
    const inDatabase = using(builtStatement).filter((path) => path.startsWith('database/'));
    expect(inDatabase).toEqual([
      // Two statements of its own.
      'database/assert-usable.ts',
      // Names of columns, as the live database has them.
      'database/snapshots/carry-over.ts',
      // Names of tables, as the schema of this site has them.
      'database/snapshots/file-list.ts',
      // Names of columns, as the live database has them.
      'database/snapshots/prepare-restore.ts',
      // What the query builder hands over.
      'database/statement-cache.ts',
    ]);
    expect(using(/better-sqlite3/).filter((path) => !path.startsWith('database/'))).toEqual([]);
  });

  it('names columns that stand in the source', () => {
    const unknown = sources
      .filter(({ path }) => path.endsWith('.repository.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(namedElsewhere)]
          .map(([, , name]) => name ?? '')
          .filter((name) => !new RegExp(`const ${name} = \\[`).test(text))
          .map((name) => `${path}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });
});
