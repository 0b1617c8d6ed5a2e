import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { isInTransaction } from './transaction.ts';

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
}

/** The driver keeps the queue itself: Kysely's own would wait for ever where ours refuses. */
class OneConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
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
