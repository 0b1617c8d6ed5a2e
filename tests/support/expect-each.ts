import { inspect } from 'node:util';
import { expect } from 'vitest';

/**
 * Makes one check for each row of a table, and names every row that fails. The rows share the app of one
 * test: no row may disturb another.
 */
export const expectEach = async <const Row>(
  rows: readonly Row[],
  check: (row: Row) => Promise<unknown>,
): Promise<void> => {
  const failures: string[] = [];
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      failures.push(`${inspect(row)}: ${error}`);
    }
  }
  expect(failures).toEqual([]);
};
