import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.types.ts';

const inside = new AsyncLocalStorage<true>();

/** Whether this code runs inside `work` of `inTransaction`. */
export const isInTransaction = (): boolean => inside.getStore() === true;

/**
 * Runs `work` in a transaction. Inside, only the given handle may be used: the site has one connection,
 * so a query on `database` would wait for the transaction to end. It is refused at once.
 */
export const inTransaction = <T>(
  database: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> => database.transaction().execute((tx) => inside.run(true, () => work(tx)));
