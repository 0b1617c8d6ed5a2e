import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.types.ts';

const inside = new AsyncLocalStorage<true>();

/** Whether this code runs inside `work` of `inTransaction`. */
export const isInTransaction = (): boolean => inside.getStore() === true;

/**
 * Runs `work` whole or not at all. Inside, only the handle it is given may be used: the site has one
 * connection, so whatever asked `database` itself would wait for its own end. It is refused at once.
 */
export const inTransaction = <T>(
  database: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> => database.transaction().execute((tx) => inside.run(true, () => work(tx)));
