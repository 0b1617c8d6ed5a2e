import { type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines on standard output. Credentials are redacted. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    redact: { paths: ['req.headers.authorization', 'password', 'token'], censor: '[hidden]' },
    base: null,
  });
