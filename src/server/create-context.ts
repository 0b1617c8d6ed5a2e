import type { AppContext } from './app-context.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { systemClock } from './infrastructure/clock.ts';
import { freeBytes } from './infrastructure/disk-space.ts';
import { createLogger } from './infrastructure/logger.ts';
import { createPageCache } from './infrastructure/page-cache.ts';
import { createPasswordHasher } from './infrastructure/password-hasher.ts';
import { createRateLimiter, unlimited } from './infrastructure/rate-limiter.ts';

/** The parts of the site as it runs for real; a test hands in the ones it wants to be its own. */
export const createContext = async (
  config: Config,
  own: Partial<AppContext> = {},
): Promise<AppContext> => ({
  config,
  clock: systemClock,
  logger: own.logger ?? createLogger(config.logLevel),
  database: own.database ?? openDatabase(config.databaseFile),
  passwordHasher: own.passwordHasher ?? (await createPasswordHasher()),
  pageCache: createPageCache(),
  rateLimiter: config.rateLimits ? createRateLimiter() : unlimited,
  lifecycle: { phase: 'serving' },
  freeBytes,
  wakeMailWorker: () => undefined,
  ...own,
});
