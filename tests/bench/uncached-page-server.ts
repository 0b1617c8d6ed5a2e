import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { ensureContent } from '#server/features/sample-house/sample-house.service.ts';
import { createPageCache, type PageCache } from '#server/page-cache.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { makeUser } from '#tests/support/factories.ts';

// The whole site with a page cache that can forget each page at once, and that counts renderings.

export type Order = 'forget' | 'keep' | 'clear';
/** `token` is an administrator's. */
export type Ready = { url: string; folder: string; token: string };

let forgets = true;
let draws = 0;

const cache = createPageCache();
const pageCache: PageCache = {
  clear: cache.clear,
  get: (key, today) => {
    if (forgets) cache.clear();
    return cache.get(key, today);
  },
  getOrRender: (key, today, draw) =>
    cache.getOrRender(key, today, () => {
      draws += 1;
      return draw();
    }),
};

const folder = await mkdtemp(join(tmpdir(), 'casa-bench-'));
const config = readConfig({
  DATABASE_FILE: join(folder, 'site.db'),
  UPLOADS_DIR: join(folder, 'uploads'),
  BACKUPS_DIR: join(folder, 'backups'),
  MAIL_DIR: join(folder, 'mail'),
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'off',
});
const app = await createContext(config, { pageCache, passwordHasher: cheapPasswordHasher });
await migrateToLatest(app.database);
await ensureContent(app);
const { token } = await makeUser(app, 'ADMIN');
const server = await buildApp(app, 'build');
const url = await server.listen({ host: '127.0.0.1', port: 0 });

const obey: Record<Order, () => void> = {
  forget: () => {
    forgets = true;
  },
  keep: () => {
    forgets = false;
  },
  clear: () => {
    cache.clear();
    draws = 0;
  },
};

process.on('message', (order: Order) => {
  obey[order]();
  process.send?.(draws);
});
process.on('disconnect', () => process.exit());
process.send?.({ url, folder, token } satisfies Ready);
