import type { FastifyInstance } from 'fastify';
import { buildApp, type PageSource } from './app.ts';
import type { AppContext } from './app-context.ts';
import { ConfigError, readEnvironment } from './config.ts';
import { createContext } from './create-context.ts';
import { migrateToLatest } from './database/migrate.ts';
import { ensureFirstAdmin } from './features/accounts/accounts.service.ts';
import { ensureContent } from './features/content/content.service.ts';
import { createMailer } from './infrastructure/create-mailer.ts';
import { startMailJob } from './jobs/send-mail.job.ts';

/** Longer than this and whoever runs the site would end it the hard way. */
const STOP_LIMIT_MS = 18_000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Brings the database to today's schema and fills a new one. Returns what must be told once. */
const prepareData = async (app: AppContext): Promise<string[]> => {
  const steps = await migrateToLatest(app.database);
  if (steps.length > 0) app.logger.info({ steps }, 'database migrated');
  const login = await ensureFirstAdmin(app);
  await ensureContent(app);
  if (!login) return [];
  return [
    'Primo accesso come amministratore (la password non sarà più mostrata):',
    `  email     ${login.email}`,
    `  password  ${login.password}`,
  ];
};

const stopOnSignal = (app: AppContext, server: FastifyInstance, stopJobs: () => Promise<void>) => {
  const stop = async (signal: string): Promise<void> => {
    if (app.lifecycle.phase === 'stopping') return;
    app.lifecycle.phase = 'stopping';
    app.logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await server.close();
    await stopJobs();
    await app.database.destroy();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
};

const start = async (source: PageSource): Promise<void> => {
  const config = readEnvironment();
  let wake = (): void => undefined;
  const app = await createContext(config, { wakeMailWorker: () => wake() });
  if (!config.rateLimits)
    app.logger.warn('RATE_LIMITS is off: anybody may try any number of times');

  const notices = await prepareData(app);
  const server = await buildApp(app, source);
  const address = await server.listen({ host: config.host, port: config.port });
  const mailer = createMailer({
    smtpUrl: config.mail.smtpUrl,
    mailDir: config.mail.dir,
    from: config.mail.from,
  });
  const mailJob = await startMailJob({ app, mailer });
  wake = mailJob.wake;
  stopOnSignal(app, server, mailJob.stop);

  say(`Il sito è su ${address}`);
  for (const notice of notices) say(notice);
};

/** Runs the site until a signal ends it. A start that fails says why and ends with 1. */
export const runSite = async ({ source }: { source: PageSource }): Promise<void> => {
  try {
    await start(source);
  } catch (error) {
    const text = error instanceof ConfigError ? error.message : error;
    process.stderr.write(`${text instanceof Error ? (text.stack ?? text.message) : text}\n`);
    if (text instanceof Error && text.cause) process.stderr.write(`Cause: ${text.cause}\n`);
    process.exit(1);
  }
};
