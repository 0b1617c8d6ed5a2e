import type { AppContext, ClientTimeouts } from './app-context.ts';
import { cards } from './cards.ts';
import type { Config } from './config.ts';
import { createDiskReserve } from './database/disk-reserve.ts';
import { openDatabase } from './database/open-database.ts';
import { createAuditLog } from './features/audit/audit-log.ts';
import { readFeedApart } from './features/calendars/read-feed-apart.ts';
import { createDriveStorage } from './google-drive/drive-storage.ts';
import { systemClock } from './infrastructure/clock.ts';
import { freeBytes } from './infrastructure/file-storage.ts';
import { createLogger } from './infrastructure/logger.ts';
import { createPasswordHasher } from './infrastructure/password-hasher.ts';
import { createRateLimiter, unlimited } from './infrastructure/rate-limiter.ts';
import { createPageCache } from './page-cache.ts';
import { createSecretKey } from './secret-key.ts';

/**
 * A client may keep the site waiting for a minute at most: for head and body together, or to read a
 * response.
 */
const clientTimeouts: ClientTimeouts = {
  headMs: 15_000,
  bodyMs: 40_000,
  readerMs: 45_000,
  checkMs: 5_000,
  portalMs: 60_000,
};

/** The parts of the running site; tests pass replacements. */
export const createContext = async (
  config: Config,
  {
    clock = systemClock,
    logger = createLogger(config.logLevel),
    database = openDatabase(config.databaseFile),
    ...own
  }: Partial<AppContext> = {},
): Promise<AppContext> => ({
  cards,
  config,
  clock,
  logger,
  database,
  audit: createAuditLog({ cards, database, clock, logger }),
  passwordHasher: own.passwordHasher ?? (await createPasswordHasher()),
  pageCache: createPageCache(),
  rateLimiter: config.rateLimits ? createRateLimiter() : unlimited,
  secretKey: createSecretKey(`${config.databaseFile}.key`),
  timeouts: clientTimeouts,
  lifecycle: { phase: 'serving' },
  drive: createDriveStorage(config.drive, { tokenFile: `${config.databaseFile}.drive`, clock }),
  freeBytes,
  reserve: createDiskReserve({
    databaseFile: config.databaseFile,
    database,
    freeBytes: own.freeBytes ?? freeBytes,
  }),
  readFeed: readFeedApart,
  wakeMailWorker: () => undefined,
  wakeCopiesJob: () => undefined,
  ...own,
});
