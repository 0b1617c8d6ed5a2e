import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// User input reaches SQL as bound values only. Everything else that could put text into SQL is used
// only in the places below, which were reviewed by hand.

const root = new URL('../', import.meta.url).pathname;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  .toSorted((one, other) => (one.path < other.path ? -1 : 1));

const using = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** A better-sqlite3 statement built from parts or passed in. */
const builtStatement = /\.(prepare|exec|pragma)(<[^>]*>)?\(\s*(`[^`]*\$\{|[a-z])/;

/** An unquoted column name that comes from somewhere else. */
const namedElsewhere =
  /(?<!Map)\.(select|where|orderBy|groupBy|returning|distinctOn)\(\s*([a-z]\w*)\s*[,)]/g;

describe('SQL', () => {
  it('is put together by the query builder', () => {
    // Names of tables, from the cards.
    expect(using(/\bsql\.(raw|ref|table|id|join)\b|\.dynamic\b/)).toEqual([
      'features/audit/audit.repository.ts',
    ]);
    // A literal 1, so that the index on completed tasks is used.
    expect(using(/\bsql\.lit\b/)).toEqual(['features/tasks/tasks.repository.ts']);
    // Statements of the query builder, and those that begin and end a transaction.
    expect(using(/CompiledQuery\.raw/)).toEqual(['database/one-connection.ts']);
    expect(using(/\bexecuteQuery\b/)).toEqual(['database/one-connection.ts']);
  });

  it('that is written by hand holds values of the source only', () => {
    const inDatabase = using(builtStatement).filter((path) => path.startsWith('database/'));
    expect(inDatabase).toEqual([
      // Two fixed statements.
      'database/assert-usable.ts',
      // The names of the two databases of a restore.
      'database/snapshots/carry-access.ts',
      // Column names, from the schema of the live database.
      'database/snapshots/carry-over.ts',
      // Table names, from the schema of this site.
      'database/snapshots/file-list.ts',
      // Column names, from the schema of the live database.
      'database/snapshots/prepare-restore.ts',
      // Statements of the query builder.
      'database/statement-cache.ts',
    ]);
    expect(
      using(/import (?!type).*better-sqlite3/).filter((path) => !path.startsWith('database/')),
    ).toEqual([]);
  });

  it('names only columns of the source', () => {
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
