import type { Role } from '#shared/roles.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.types.ts';
import type { Clock } from './infrastructure/clock.ts';
import type { Logger } from './infrastructure/logger.ts';
import type { PageCache } from './infrastructure/page-cache.ts';
import type { PasswordHasher } from './infrastructure/password-hasher.ts';
import type { RateLimiter } from './infrastructure/rate-limiter.ts';

/** What the application is made of. Tests build one with some parts of their own. */
export type AppContext = {
  config: Config;
  clock: Clock;
  logger: Logger;
  database: Database;
  passwordHasher: PasswordHasher;
  pageCache: PageCache;
  rateLimiter: RateLimiter;
  /** What the process is doing; everything but 'serving' answers 503 to whoever asks for its health. */
  lifecycle: { phase: 'serving' | 'restoring' | 'stopping' };
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
