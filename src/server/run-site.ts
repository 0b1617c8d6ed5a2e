import type { FastifyInstance } from 'fastify';
import { buildApp, type PageSource } from './app.ts';
import type { AppContext } from './app-context.ts';
import { ConfigError, readEnvironment } from './config.ts';
import { createContext } from './create-context.ts';
import { asUnusable, UnusableDataError } from './database/assert-usable.ts';
import { DataInUseError, lockData } from './database/lock-data.ts';
import { ensureFirstAdmin } from './features/accounts/accounts.service.ts';
import { migrateData, NotSecuredError } from './features/backups/migration-backup.service.ts';
import { sweepUploads } from './features/media/media-files.service.ts';
import { drawMissingCopies } from './features/media/missing-copies.service.ts';
import { ensureContent } from './features/sample-house/sample-house.service.ts';
import { createMailer } from './infrastructure/create-mailer.ts';
import { startBackupsJob } from './jobs/backups.job.ts';
import { startRetentionJob } from './jobs/retention.job.ts';
import type { Job } from './jobs/scheduler.ts';
import { startMailJob } from './jobs/send-mail.job.ts';

/** Service managers kill a process that takes much longer. */
const STOP_LIMIT_MS = 18_000;
const CLIENTS_LIMIT_MS = 8_000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Migrates the database and fills a new one. Returns lines to print once. */
const prepareData = async (app: AppContext): Promise<string[]> => {
  const steps = await migrateData(app);
  if (steps.length > 0) app.logger.info({ steps }, 'database migrated');
  await sweepUploads(app);
  await drawMissingCopies(app);
  const login = await ensureFirstAdmin(app);
  await ensureContent(app);
  if (!login) return [];
  return [
    'Primo accesso come amministratore (la password non sarà più mostrata):',
    `  email     ${login.email}`,
    `  password  ${login.password}`,
  ];
};

export type Site = {
  app: AppContext;
  server: FastifyInstance;
  /** Accepts no new work, finishes what is running, stops the mail worker and closes the database. */
  stop(): Promise<void>;
};

/** Starts to accept requests. Returns the site's URL. */
type Open = (site: Site) => Promise<string>;

const start = async (pages: PageSource, open: Open, unlock: () => void): Promise<Site> => {
  const config = readEnvironment();
  let mailJob: Job | undefined;
  let backupsJob: Job | undefined;
  let retentionJob: Job | undefined;
  const app = await createContext(config, { wakeMailWorker: () => mailJob?.wake() });
  if (!config.rateLimits)
    app.logger.warn('RATE_LIMITS is off: anybody may try any number of times');

  if (process.getuid?.() === 0)
    app.logger.warn('running as root: a user of its own can break less');

  const notices = await prepareData(app);
  const server = await buildApp(app, pages);
  const stop = async (): Promise<void> => {
    app.lifecycle.phase = 'stopping';
    await server.close();
    await Promise.all([mailJob?.stop(), backupsJob?.stop(), retentionJob?.stop()]);
    await app.database.destroy();
    unlock();
  };
  const site = { app, server, stop };
  const address = await open(site);
  const { smtpUrl, dir: mailDir, from } = config.mail;
  mailJob = await startMailJob({ app, mailer: createMailer({ smtpUrl, mailDir, from }) });
  backupsJob = await startBackupsJob(app);
  retentionJob = startRetentionJob(app);

  say([`Il sito è su ${address}`, ...notices].join('\n'));
  return site;
};

/** Prepares the data, starts to accept requests and starts the jobs. */
export const startSite = async (pages: PageSource, open: Open): Promise<Site> => {
  const { databaseFile } = readEnvironment();
  const unlock = lockData(databaseFile);
  try {
    return await start(pages, open, unlock);
  } catch (error) {
    unlock();
    throw asUnusable(databaseFile, error);
  }
};

const stopOnSignal = ({ app, server, stop }: Site): void => {
  const end = async (signal: string): Promise<void> => {
    if (app.lifecycle.phase === 'stopping') return;
    app.logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // A client that is still sending by then must not delay the others.
    setTimeout(() => server.server.closeAllConnections(), CLIENTS_LIMIT_MS).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
};

const listen: Open = (site) => {
  stopOnSignal(site);
  const { host, port } = site.app.config;
  return site.server.listen({ host, port });
};

/** Explains wrong settings and unusable data in a sentence, any other error with its stack. */
export const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isForeseen = [ConfigError, DataInUseError, NotSecuredError, UnusableDataError].some(
    (kind) => error instanceof kind,
  );
  if (isForeseen) return error.message;
  const cause = error.cause ? `\nCause: ${explain(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
};

/** Runs the built site until a signal ends it. If it cannot start, it prints why and exits with 1. */
export const runSite = async (): Promise<void> => {
  try {
    await startSite('build', listen);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
};
