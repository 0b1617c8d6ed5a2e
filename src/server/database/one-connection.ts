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

/** How long a statement waits for another process that has locked the file, and how often it asks. */
const PATIENCE_MS = 5000;
const ASK_AGAIN_MS = 20;

/** On a full disk SQLite undoes a transaction by itself, and knows of none when it is told to. */
const isUndone = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('no transaction is active');

type Config = SqliteDialectConfig & {
  /** False once the file was deleted or replaced: then nothing that is written would last. */
  isInPlace: () => boolean;
};

/** A transaction that fails may always be undone. */
const mayWrite = ({ query, sql }: CompiledQuery): boolean =>
  query.kind !== 'SelectQueryNode' && sql !== 'rollback';

/** Who wants the connection next waits for all before. */
class Turns {
  #last: Promise<void> = Promise.resolve();
  #end: () => void = () => undefined;

  async begin(): Promise<void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#end = resolve;
  }

  end(): void {
    this.#end();
  }
}

/**
 * Waits for a lock of another process without stopping the thread, as SQLite's own waiting would, and
 * lets others have their turn meanwhile: they may only want to read.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #turns: Turns;
  readonly #isInPlace: () => boolean;

  constructor(connection: DatabaseConnection, turns: Turns, isInPlace: () => boolean) {
    this.#connection = connection;
    this.#turns = turns;
    this.#isInPlace = isInPlace;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (mayWrite(query) && !this.#isInPlace()) throw new DatabaseGoneError();
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        // A transaction has the lock from its start, so nothing in it is ever tried twice.
        if (!isDatabaseBusy(error) || performance.now() >= until) throw error;
      }
      this.#turns.end();
      await wait(ASK_AGAIN_MS);
      await this.#turns.begin();
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
  readonly #turns = new Turns();
  readonly #isInPlace: () => boolean;

  constructor({ isInPlace, ...config }: Config) {
    super(config);
    this.#isInPlace = isInPlace;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (isInTransaction()) {
      throw new Error('Inside a transaction only its own handle may be used');
    }
    await this.#turns.begin();
    return new PatientConnection(await super.acquireConnection(), this.#turns, this.#isInPlace);
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.end();
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
