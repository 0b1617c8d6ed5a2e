import type { AppContext } from './app-context.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { createAuditLog } from './features/audit/audit-log.ts';
import { systemClock } from './infrastructure/clock.ts';
import { freeBytes } from './infrastructure/disk-space.ts';
import { createDriveStorage } from './infrastructure/drive/drive-storage.ts';
import { createLogger } from './infrastructure/logger.ts';
import { createOperationDesk } from './infrastructure/operation-desk.ts';
import { createPageCache } from './infrastructure/page-cache.ts';
import { createPasswordHasher } from './infrastructure/password-hasher.ts';
import { usualPatience } from './infrastructure/patience.ts';
import { createRateLimiter, unlimited } from './infrastructure/rate-limiter.ts';
import { createTickets } from './infrastructure/tickets.ts';
import { createUploadPins } from './infrastructure/upload-pins.ts';
import { createWriteGate } from './infrastructure/write-gate.ts';

/** Long enough for a browser to follow a link. */
const DOWNLOAD_TICKET_MS = 60_000;
/** Long enough to read what Google asks. */
const CONSENT_TICKET_MS = 15 * 60_000;

/** The parts of the site as it runs for real; a test hands in the ones it wants to be its own. */
export const createContext = async (
  config: Config,
  {
    clock = systemClock,
    logger = createLogger(config.logLevel),
    database = openDatabase(config.databaseFile),
    ...own
  }: Partial<AppContext> = {},
): Promise<AppContext> => ({
  config,
  clock,
  logger,
  database,
  audit: createAuditLog({ database, clock, logger }),
  passwordHasher: own.passwordHasher ?? (await createPasswordHasher()),
  pageCache: createPageCache(),
  rateLimiter: config.rateLimits ? createRateLimiter() : unlimited,
  patience: usualPatience,
  lifecycle: { phase: 'serving' },
  drive: createDriveStorage(config.drive, { tokenFile: `${config.databaseFile}.drive`, clock }),
  backupDesk: createOperationDesk(clock),
  downloadTickets: createTickets(clock, DOWNLOAD_TICKET_MS),
  consentTickets: createTickets(clock, CONSENT_TICKET_MS),
  uploadPins: createUploadPins(),
  writeGate: createWriteGate(),
  freeBytes,
  wakeMailWorker: () => undefined,
  ...own,
});
