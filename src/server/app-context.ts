import type { Role } from '#shared/accounts/roles.ts';
import type { AuditOutcome } from '#shared/audit.schema.ts';
import type { Cards } from './card/card.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.types.ts';
import type { DiskReserve } from './database/disk-reserve.ts';
import type { ReadFeed } from './features/calendars/read-feed-apart.ts';
import type { DriveStorage } from './google-drive/drive-storage.ts';
import type { Clock } from './infrastructure/clock.ts';
import type { Logger } from './infrastructure/logger.ts';
import type { PasswordHasher } from './infrastructure/password-hasher.ts';
import type { RateLimiter } from './infrastructure/rate-limiter.ts';
import type { PageCache } from './page-cache.ts';
import type { SecretKey } from './secret-key.ts';

/** How long the site waits for slow clients and for another's server, in milliseconds. */
export type ClientTimeouts = {
  /** For the head of a request, from the first byte of the connection or of the request. */
  headMs: number;
  /** For a whole body, or for the next chunk of an upload. */
  bodyMs: number;
  /** For a client to read the next chunk of its response. */
  readerMs: number;
  /** How often late heads and stalled readers are checked; each may take this much longer. */
  checkMs: number;
  /** For the whole answer of the police's portal. */
  portalMs: number;
};

/** The parts of the application. Tests replace some of them. */
export type AppContext = {
  cards: Cards;
  config: Config;
  clock: Clock;
  logger: Logger;
  database: Database;
  passwordHasher: PasswordHasher;
  pageCache: PageCache;
  rateLimiter: RateLimiter;
  /** For what must not be read from the database or a backup alone. */
  secretKey: SecretKey;
  timeouts: ClientTimeouts;
  /** The health check answers 503 unless the phase is 'serving'. */
  lifecycle: { phase: 'serving' | 'restoring' | 'stopping' };
  drive: DriveStorage;
  audit: AuditLog;
  /** Free bytes on the disk of a folder. */
  freeBytes(folder: string): Promise<number>;
  /** Room for logging in and deleting when the disk is full. */
  reserve: DiskReserve;
  /** In a process of its own. */
  readFeed: ReadFeed;
  /** Makes the mail worker check the outbox; call it after the commit. */
  wakeMailWorker(): void;
  /** Makes the job look for copies of pictures that are still to be drawn. */
  wakeCopiesJob(): void;
};

/** The user of a request, by its session token. */
export type Caller = {
  sessionId: number;
  userId: number;
  name: string;
  email: string;
  role: Role;
  emailConfirmed: boolean;
  /** Whether the session was verified by a passkey or a recovery code. */
  provenByPasskey: boolean;
  /** True for staff whose rights are suspended until then, where administrators require passkeys. */
  needsPasskey: boolean;
};

/** A logged-in user. */
export type AuditActor = { userId: number; name: string; role: Role };

export type AuditEntry = {
  /** The dotted name of a procedure; the card of its feature has the words. */
  action: string;
  outcome: AuditOutcome;
  /** Null for a visitor. */
  actor: AuditActor | null;
  subjectId?: string | undefined;
  /** The name of the subject; never a guest's text. */
  label?: string | undefined;
  /** A fixed word from the code. */
  detail?: string | undefined;
  /** Equal ones within ten minutes are one event. */
  isOneOfMany?: boolean | undefined;
};

export type AuditLog = {
  /** Writes to the database and the log. Never throws, because the action is already done. */
  record(entry: AuditEntry): Promise<void>;
};
