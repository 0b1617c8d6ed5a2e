import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { DatabaseGoneError, isDatabaseBusy } from '#server/storage-trouble.ts';
import { isInTransaction } from './transaction.ts';

/**
 * How long a statement waits for another process that has locked the file, and how often it retries, in
 * milliseconds.
 */
const LOCK_TIMEOUT_MS = 5000;
const RETRY_MS = 20;

/** On a full disk SQLite rolls back by itself, and an explicit rollback then fails with this error. */
const isUndone = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('no transaction is active');

type Config = SqliteDialectConfig & {
  /** False once the file was deleted or replaced: writes would then be lost. */
  isInPlace: () => boolean;
};

/** A rollback is always allowed. */
const mayWrite = ({ query, sql }: CompiledQuery): boolean =>
  query.kind !== 'SelectQueryNode' && sql !== 'rollback';

/** A first-in, first-out lock on the connection. */
class ConnectionLock {
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  async acquire(): Promise<void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#release = resolve;
  }

  release(): void {
    this.#release();
  }
}

/**
 * Waits for a lock of another process by retrying, because SQLite's own busy timeout would block the
 * thread. Releases the connection between attempts, since others may only want to read.
 */
class RetryingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #lock: ConnectionLock;
  readonly #isInPlace: () => boolean;

  constructor(connection: DatabaseConnection, lock: ConnectionLock, isInPlace: () => boolean) {
    this.#connection = connection;
    this.#lock = lock;
    this.#isInPlace = isInPlace;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (mayWrite(query) && !this.#isInPlace()) throw new DatabaseGoneError();
    const until = performance.now() + LOCK_TIMEOUT_MS;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        // A transaction takes the write lock when it begins, so no statement inside one is retried.
        if (!isDatabaseBusy(error) || performance.now() >= until) throw error;
      }
      this.#lock.release();
      await wait(RETRY_MS);
      await this.#lock.acquire();
    }
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

class OneConnectionDriver extends SqliteDriver {
  readonly #lock = new ConnectionLock();
  readonly #isInPlace: () => boolean;

  constructor({ isInPlace, ...config }: Config) {
    super(config);
    this.#isInPlace = isInPlace;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (isInTransaction()) {
      throw new Error('Inside a transaction only its own handle may be used');
    }
    await this.#lock.acquire();
    return new RetryingConnection(await super.acquireConnection(), this.#lock, this.#isInPlace);
  }

  override async releaseConnection(): Promise<void> {
    this.#lock.release();
  }

  /**
   * Takes the write lock at the start, so that the rows the transaction reads cannot change before it
   * writes.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** The caller sees why the transaction failed, not that there is nothing to roll back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!isUndone(error)) throw error;
    });
  }
}

/** The driver has its own queue: Kysely's would wait for ever where ours refuses. */
class OneConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Kysely's SQLite adapter says false; a killed migration would then leave half a schema. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite on one connection, which reads and writes use in turn. */
export class OneConnectionDialect extends SqliteDialect {
  readonly #config: Config;

  constructor(config: Config) {
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
