import { readFileSync } from 'node:fs';
import fastifyPlugin from 'fastify-plugin';

/**
 * File descriptors reserved for everything but connections: the database, files being sent, uploads, a
 * backup.
 */
const RESERVED = 128;

/** How many file descriptors the system allows this process. Only known on Linux. */
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
 * Limits the number of connections, so that those already open get the file descriptors they need. New
 * clients wait until slow ones are disconnected.
 */
export const connectionLimit = fastifyPlugin((server, _options, ready) => {
  const limit = openFilesLimit();
  if (Number.isFinite(limit)) {
    server.server.maxConnections = Math.max(limit - RESERVED, Math.ceil(limit / 2));
  }
  ready();
});
