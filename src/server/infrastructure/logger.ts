import { type Logger, pino } from 'pino';

export type { Logger };

/** One JSON object a line on the standard output. What could open a door is never written. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    redact: { paths: ['req.headers.authorization', 'password', 'token'], censor: '[hidden]' },
    base: null,
  });
