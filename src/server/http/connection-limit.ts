import { readFileSync } from 'node:fs';
import fastifyPlugin from 'fastify-plugin';

/** Open files that connections leave to the rest: the database, files that are sent, uploads, a backup. */
const RESERVED = 128;

/** How many files and connections the system lets this process hold. Known on Linux only. */
const openFilesLimit = (): number => {
  try {
    const [, limit] =
      readFileSync('/proc/self/limits', 'utf8').match(/^Max open files +(\d+)/m) ?? [];
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/**
 * Takes no more connections than leave enough open files for those who are already there. Whoever comes
 * then is let in as soon as the slow ones are cut off.
 */
export const connectionLimit = fastifyPlugin((server, _options, ready) => {
  const limit = openFilesLimit();
  if (Number.isFinite(limit)) {
    server.server.maxConnections = Math.max(limit - RESERVED, Math.ceil(limit / 2));
  }
  ready();
});
