import { setImmediate as nextTurn } from 'node:timers/promises';

/** The site answers no request during a statement, and each block changes many indexes. */
const BATCH = 100;

/** Writes many rows, given as a JSON array, with several statements: the site answers others in between. */
export const inBatches = async (
  rows: readonly unknown[],
  write: (json: string) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += BATCH) {
    await nextTurn();
    await write(JSON.stringify(rows.slice(from, from + BATCH)));
  }
};
