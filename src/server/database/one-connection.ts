import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { isInTransaction } from './transaction.ts';

/** On a full disk SQLite undoes a transaction by itself, and knows of none when it is told to. */
const isUndone = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('no transaction is active');

/** Who wants the connection next waits for all before. */
class OneConnectionDriver extends SqliteDriver {
  #last: Promise<void> = Promise.resolve();
  #giveBack: () => void = () => undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (isInTransaction()) {
      throw new Error('Inside a transaction only its own handle may be used');
    }
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#giveBack = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  /** A transaction takes the write lock at its start: what it reads cannot change before it writes. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** What made the transaction fail is what its caller hears of, not that there is nothing to undo. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!isUndone(error)) throw error;
    });
  }
}

/** The driver keeps the queue itself: Kysely's own would wait for ever where ours refuses. */
class OneConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Kysely says no for every SQLite; then a migration that is killed would leave half a schema. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite on one connection, for reading and writing in turn. */
export class OneConnectionDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new OneConnectionDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new OneConnectionAdapter();
  }
}
