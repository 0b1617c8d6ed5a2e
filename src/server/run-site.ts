import type { FastifyInstance } from 'fastify';
import { buildApp, type PageSource } from './app.ts';
import type { AppContext } from './app-context.ts';
import { ConfigError, readEnvironment } from './config.ts';
import { createContext } from './create-context.ts';
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

/** Longer than this and whoever runs the site would end it the hard way. */
const STOP_LIMIT_MS = 18_000;
const PATIENCE_WITH_CLIENTS_MS = 8_000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Brings the database to today's schema and fills a new one. Returns what must be told once. */
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

type Running = { app: AppContext; server: FastifyInstance; unlock: () => void };

/** Ends in order: no new work, what runs is finished, mails stop, the database closes. */
const stopOnSignal = ({ app, server, unlock }: Running, stopJobs: () => Promise<void>): void => {
  const stop = async (signal: string): Promise<void> => {
    if (app.lifecycle.phase === 'stopping') return;
    app.lifecycle.phase = 'stopping';
    app.logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // Who is still sending by then would keep the others waiting.
    setTimeout(() => server.server.closeAllConnections(), PATIENCE_WITH_CLIENTS_MS).unref();
    await server.close();
    await stopJobs();
    await app.database.destroy();
    unlock();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
};

const start = async (source: PageSource): Promise<void> => {
  const config = readEnvironment();
  const unlock = lockData(config.databaseFile);
  let mailJob: Job | undefined;
  let backupsJob: Job | undefined;
  let retentionJob: Job | undefined;
  const app = await createContext(config, { wakeMailWorker: () => mailJob?.wake() });
  if (!config.rateLimits)
    app.logger.warn('RATE_LIMITS is off: anybody may try any number of times');

  if (process.getuid?.() === 0)
    app.logger.warn('running as root: a user of its own can break less');

  const notices = await prepareData(app);
  const server = await buildApp(app, source);
  stopOnSignal({ app, server, unlock }, async () => {
    await Promise.all([mailJob?.stop(), backupsJob?.stop(), retentionJob?.stop()]);
  });
  const address = await server.listen({ host: config.host, port: config.port });
  const { smtpUrl, dir: mailDir, from } = config.mail;
  mailJob = await startMailJob({ app, mailer: createMailer({ smtpUrl, mailDir, from }) });
  backupsJob = await startBackupsJob(app);
  retentionJob = startRetentionJob(app);

  say([`Il sito è su ${address}`, ...notices].join('\n'));
};

/** What somebody did wrong and can put right is said in a sentence, all else with its stack. */
const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isForeseen = [ConfigError, DataInUseError, NotSecuredError].some(
    (kind) => error instanceof kind,
  );
  if (isForeseen) return error.message;
  const cause = error.cause ? `\nCause: ${explain(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
};

/** Runs the site until a signal ends it. A start that fails says why and ends with 1. */
export const runSite = async ({ source }: { source: PageSource }): Promise<void> => {
  try {
    await start(source);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
};
