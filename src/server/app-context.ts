import type { AuditOutcome } from '#shared/audit.schema.ts';
import type { Role } from '#shared/roles.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.types.ts';
import type { DriveStorage } from './google-drive/drive-storage.ts';
import type { Clock } from './infrastructure/clock.ts';
import type { Logger } from './infrastructure/logger.ts';
import type { PasswordHasher } from './infrastructure/password-hasher.ts';
import type { RateLimiter } from './infrastructure/rate-limiter.ts';
import type { PageCache } from './page-cache.ts';

/** How long the site waits for a slow client, in milliseconds. */
export type ClientTimeouts = {
  /** For the head of a request, from the first byte of the connection or of the request. */
  headMs: number;
  /** For a whole body, or for the next chunk of an upload. */
  bodyMs: number;
  /** For a client to read the next chunk of its response. */
  readerMs: number;
  /** How often late heads and stuck readers are looked for; each may last this much longer. */
  checkMs: number;
};

/** What the application is made of. Tests replace some of the parts. */
export type AppContext = {
  config: Config;
  clock: Clock;
  logger: Logger;
  database: Database;
  passwordHasher: PasswordHasher;
  pageCache: PageCache;
  rateLimiter: RateLimiter;
  timeouts: ClientTimeouts;
  /** What the process is doing; everything but 'serving' answers 503 to whoever asks for its health. */
  lifecycle: { phase: 'serving' | 'restoring' | 'stopping' };
  drive: DriveStorage;
  audit: AuditLog;
  /** Bytes that may still be written where a folder lies. */
  freeBytes(folder: string): Promise<number>;
  /** Tells the mail worker that something waits in the outbox; call it after the commit. */
  wakeMailWorker(): void;
};

/** Whose call it is, as the token says and the database confirms at this very request. */
export type Caller = {
  sessionId: number;
  userId: number;
  name: string;
  email: string;
  role: Role;
  emailConfirmed: boolean;
};

/** Whoever has a login; of staff the name is kept. */
export type AuditActor = { userId: number; name: string; role: Role };

/** What happened, as whoever saw it tells it. */
export type AuditNews = {
  /** A procedure's dotted name; its words are in `shared/audit-words.ts`. */
  action: string;
  outcome: AuditOutcome;
  /** Null for whoever has not logged in. */
  actor: AuditActor | null;
  subjectId?: string | undefined;
  /** The subject's name: the site's own words alone, never a guest's. */
  label?: string | undefined;
  /** One of a few words that the code itself knows. */
  detail?: string | undefined;
};

export type AuditLog = {
  /** Writes it down, in the database and in the process's log. Never throws: what was done is done. */
  record(news: AuditNews): Promise<void>;
};
