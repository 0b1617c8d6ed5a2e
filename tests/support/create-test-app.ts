import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import type { AppContext } from '#server/app-context.ts';
import { readConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { readFeed } from '#server/features/calendars/feed-reader.ts';
import { ensureContent } from '#server/features/sample-house/sample-house.service.ts';
import type { Clock } from '#server/infrastructure/clock.ts';
import { cheapPasswordHasher } from './cheap-password-hasher.ts';

/** Tests live on this day, at noon in the house's zone, unless they move their clock. */
export const TODAY = '2026-05-20';

export type TestClock = Clock & { set(iso: string): void };

export const testClock = (iso = `${TODAY}T10:00:00Z`): TestClock => {
  let now = new Date(iso);
  return {
    now: () => now,
    set: (next) => {
      now = new Date(next);
    },
  };
};

export type TestApp = {
  app: AppContext;
  server: FastifyInstance;
  clock: TestClock;
  /** Calls the REST API and reads its answer. */
  rest(method: string, path: string, options?: RestOptions): Promise<RestAnswer>;
  close(): Promise<void>;
};

type RestOptions = { body?: unknown; token?: string; headers?: Record<string, string> };
// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
export type RestAnswer = { status: number; body: any; headers: Record<string, unknown> };

const callRest = async (
  server: FastifyInstance,
  method: string,
  path: string,
  { body, token, headers = {} }: RestOptions,
): Promise<RestAnswer> => {
  const response = await server.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: `/api${path}`,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    body: isJson ? response.json() : response.body,
    headers: response.headers,
  };
};

/**
 * The database that a first start leaves without sample content. Made once, since hundreds of tests
 * begin with it.
 */
let firstStart: Promise<Buffer> | undefined;

const makeFirstStart = async (): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'casa-first-'));
  try {
    const file = join(folder, 'site.db');
    const config = readConfig({ DATABASE_FILE: file, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent' });
    const app = await createContext(config, {
      clock: testClock(),
      passwordHasher: cheapPasswordHasher,
    });
    await migrateToLatest(app.database);
    await ensureContent(app);
    await app.database.destroy();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

type TestAppOptions = {
  settings?: Record<string, string>;
  own?: Partial<AppContext>;
};

type Built = { app: AppContext; server: FastifyInstance; hasEnded: boolean };

const build = async (app: AppContext): Promise<Built> => {
  const server = await buildApp(app, 'none');
  const built = { app, server, hasEnded: false };
  server.addHook('onClose', async () => {
    built.hasEnded = true;
  });
  await server.ready();
  return built;
};

/**
 * Apps whose test has ended, by their settings: registering all routes takes most of the time of making
 * one. The next test gives one a new context with new data, and so new caches, limits and locks.
 */
const idle = new Map<string, Built[]>();

/**
 * The whole API on a new database file: everything is real except the clock, the cost of the password
 * hash, and that the feeds of calendars are read in this process.
 */
export const createTestApp = async ({
  settings = {},
  own = {},
}: TestAppOptions = {}): Promise<TestApp> => {
  // Routes hold these parts, and data elsewhere are another test's.
  const isUsual =
    !('logger' in own || 'timeouts' in own) &&
    !Object.keys(settings).some((name) => name.endsWith('_FILE') || name.endsWith('_DIR'));
  const key = JSON.stringify(settings);
  const known = isUsual ? idle.get(key)?.pop() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'casa-'));
  // The one place that routes hold.
  const uploadsDir = known?.app.config.uploadsDir ?? join(`${folder}-files`, 'uploads');
  const clock = testClock();
  const config = readConfig({
    DATABASE_FILE: join(folder, 'site.db'),
    UPLOADS_DIR: uploadsDir,
    BACKUPS_DIR: join(folder, 'backups'),
    MAIL_DIR: join(folder, 'mail'),
    PUBLIC_URL: 'https://casa.example',
    DEMO_CONTENT: 'off',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  mkdirSync(dirname(config.databaseFile), { recursive: true });
  // As the start of a new server does.
  mkdirSync(config.uploadsDir, { recursive: true });
  if (!config.demoContent) {
    firstStart ??= makeFirstStart();
    writeFileSync(config.databaseFile, await firstStart);
  }
  const context = await createContext(config, {
    clock,
    passwordHasher: cheapPasswordHasher,
    readFeed: async ({ bytes, window, kind }) => readFeed(bytes, window, kind),
    ...own,
  });
  // The routes of a known server hold its app.
  const app = known ? Object.assign(known.app, context) : context;
  // No test cuts the power: nothing waits for the disk.
  await sql`PRAGMA synchronous = OFF`.execute(app.database);
  if (config.demoContent || own.database) {
    await migrateToLatest(app.database);
    await ensureContent(app);
  }
  const built = known ?? (await build(app));
  const { server } = built;
  return {
    app,
    server,
    clock,
    rest: (method, path, options = {}) => callRest(server, method, path, options),
    close: async () => {
      // Clients may be connected to a server that listens.
      const isIdle = isUsual && !built.hasEnded && !server.server.listening;
      if (!isIdle) await server.close();
      await app.database.destroy();
      for (const each of [folder, dirname(uploadsDir)]) {
        rmSync(each, { recursive: true, force: true });
      }
      if (isIdle) idle.set(key, [...(idle.get(key) ?? []), built]);
    },
  };
};
