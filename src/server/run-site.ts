import { env, pid } from 'node:process';
import type { FastifyInstance } from 'fastify';
import { buildApp, type PageSource } from './app.ts';
import type { AppContext } from './app-context.ts';
import { assertStartable } from './assert-startable.ts';
import { type Config, readEnvironment } from './config.ts';
import { createContext } from './create-context.ts';
import { asUnusable } from './database/assert-usable.ts';
import { releaseIfLow } from './database/disk-reserve.ts';
import { lockData } from './database/lock-data.ts';
import { ensureFirstAdmin, type FirstLogin } from './features/accounts/accounts.service.ts';
import { migrateData } from './features/backups/migration-backup.service.ts';
import { keepMissingQuotes } from './features/bookings/stay-quotes.service.ts';
import { sweepUploads } from './features/media/media-files.service.ts';
import { settleNumbers } from './features/receipts/receipt-numbers.service.ts';
import type { OnPicture } from './features/sample-house/install-sample.ts';
import { ensureContent } from './features/sample-house/sample-house.service.ts';
import { createMailer } from './infrastructure/create-mailer.ts';
import { freeBytes } from './infrastructure/file-storage.ts';
import { startBackupsJob } from './jobs/backups.job.ts';
import { startCalendarsJob } from './jobs/calendars.job.ts';
import { startCopiesJob } from './jobs/draw-copies.job.ts';
import { startGuestMailsJob } from './jobs/guest-mails.job.ts';
import { startReceiptsJob } from './jobs/police-receipts.job.ts';
import { startPublishJob } from './jobs/publish-posts.job.ts';
import { startRetentionJob } from './jobs/retention.job.ts';
import type { Job } from './jobs/scheduler.ts';
import { startMailJob } from './jobs/send-mail.job.ts';
import { exitCodeOf, explainFailure } from './start-error.ts';

/** The first file descriptor that a service manager hands over. */
const FIRST_HANDED_OVER = 3;

/** Service managers kill a process that takes much longer. */
const STOP_LIMIT_MS = 18_000;
const CLIENTS_LIMIT_MS = 8_000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const showLogin = ({ email, password }: FirstLogin): void => {
  say('Primo accesso come amministratore (la password non sarà più mostrata):');
  say(`  email     ${email}`);
  say(`  password  ${password}`);
};

const showPicture: OnPicture = (number, total) =>
  say(`Casa di esempio: preparo l’immagine ${number} di ${total}`);

/** Migrates the database and fills a new one. */
const prepareData = async (app: AppContext): Promise<void> => {
  app.secretKey.open();
  const steps = await migrateData(app, say);
  if (steps.length > 0) app.logger.info({ steps }, 'database migrated');
  await settleNumbers(app);
  await sweepUploads(app);
  await ensureFirstAdmin(app, showLogin);
  await ensureContent(app, showPicture);
  // A quote needs the price list, which the content brings to the databases of the first versions.
  await keepMissingQuotes(app);
};

export type Site = {
  app: AppContext;
  server: FastifyInstance;
  /** Accepts no new work, finishes what is running, stops the mail worker and closes the database. */
  stop(): Promise<void>;
};

/** Starts to accept requests. Returns the site's URL. */
type Open = (site: Site) => Promise<string>;

const warnOf = ({ config, logger }: AppContext): void => {
  if (!config.rateLimits) logger.warn('RATE_LIMITS is off: anybody may try any number of times');
  if (config.calendarPrivateAddresses)
    logger.warn(
      'CALENDAR_PRIVATE_ADDRESSES is on: staff can make the site ask addresses of its network',
    );
  if (config.mail.server === undefined && config.publicUrl.startsWith('https:'))
    logger.warn({ dir: config.mail.dir }, 'no SMTP_HOST: mails become files that nobody receives');
  if (config.drive.withdrawn.length > 0)
    logger.warn(
      { settings: config.drive.withdrawn },
      'settings that are no longer read: connect Google Drive once in the back office, under Backup, and remove them',
    );
  if (process.getuid?.() === 0) logger.warn('running as root: a user of its own can break less');
};

const start = async (
  config: Config,
  { pages, open, unlock }: { pages: PageSource; open: Open; unlock: () => void },
): Promise<Site> => {
  const jobs: Partial<
    Record<
      | 'mail'
      | 'backups'
      | 'retention'
      | 'copies'
      | 'posts'
      | 'calendars'
      | 'guestMails'
      | 'receipts',
      Job
    >
  > = {};
  const app = await createContext(config, {
    wakeMailWorker: () => jobs.mail?.wake(),
    wakeCopiesJob: () => jobs.copies?.wake(),
  });
  warnOf(app);
  await prepareData(app);
  const server = await buildApp(app, pages);
  const stop = async (): Promise<void> => {
    app.lifecycle.phase = 'stopping';
    await server.close();
    await Promise.all(Object.values(jobs).map((job) => job.stop()));
    await app.database.destroy();
    unlock();
  };
  const site = { app, server, stop };
  const address = await open(site);
  jobs.mail = await startMailJob({ app, mailer: createMailer(config.mail) });
  jobs.backups = await startBackupsJob(app);
  jobs.retention = startRetentionJob(app);
  jobs.copies = startCopiesJob(app);
  jobs.posts = startPublishJob(app);
  jobs.calendars = startCalendarsJob(app);
  jobs.guestMails = startGuestMailsJob(app);
  jobs.receipts = startReceiptsJob(app);
  // Last, because the start of a job writes too.
  await app.reserve.fill();
  say(`Il sito è su ${address}`);
  return site;
};

/** Prepares the data, starts to accept requests and starts the jobs. */
export const startSite = async (pages: PageSource, open: Open): Promise<Site> => {
  const config = readEnvironment();
  const { databaseFile } = config;
  assertStartable(config);
  await releaseIfLow(databaseFile, freeBytes);
  const unlock = lockData(databaseFile);
  try {
    return await start(config, { pages, open, unlock });
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

/**
 * The listening socket that the service manager holds open (sd_listen_fds(3)): while the site restarts,
 * connections wait in its queue. The variables may also be meant for a parent process.
 */
const handedOver = ({ LISTEN_PID, LISTEN_FDS } = env): { fd?: number } =>
  LISTEN_PID === String(pid) && Number(LISTEN_FDS) > 0 ? { fd: FIRST_HANDED_OVER } : {};

const listen: Open = (site) => {
  stopOnSignal(site);
  const { host, port } = site.app.config;
  return site.server.listen({ host, port, ...handedOver() });
};

/**
 * Runs the built site until a signal ends it. If it cannot start, it says why and exits with 78 for
 * wrong settings, otherwise with 1.
 */
export const runSite = async (): Promise<void> => {
  try {
    await startSite('build', listen);
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exit(exitCodeOf(error));
  }
};
