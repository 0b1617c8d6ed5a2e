import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { adminApi } from '#tests/support/site-api.ts';
import { withClosers } from './closers.ts';
import type { Benchmark } from './figure.ts';
import { startQuietSite } from './pinned-site.ts';

const MEGABYTE = 1024 * 1024;
const DATABASE_MB = 200;
const TEXT_BYTES = 200_000;
const VISITS_PER_SECOND = 100;
const QUIET_MS = 5000;

/** Posts that nobody reads, until the database is as large as wanted. */
const fill = (databaseFile: string): number => {
  const database = new Sqlite(databaseFile, { timeout: 10_000 });
  const insert = database.prepare(
    `INSERT INTO posts (title, slug, excerpt, cover_image, published, read_time_minutes,
       search_text, created_at, updated_at, content)
     VALUES ('Lungo', ?, 'Estratto', 'x.jpg', 0, 1, '', '2026-01-01', '2026-01-01', ?)`,
  );
  const text = 'Parole su parole, una dopo l’altra. '.repeat(TEXT_BYTES / 36);
  database.transaction(() => {
    const count = (DATABASE_MB * MEGABYTE) / Buffer.byteLength(text);
    for (let number = 0; number < count; number += 1) insert.run(`lungo-${number}`, text);
  })();
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  return statSync(databaseFile).size / MEGABYTE;
};

const addresses = ['/', '/api/homepage', '/api/bookings', '/blog'];

/** Visits at an even pace, however long each takes, until `done`; the time of each, in milliseconds. */
const visit = async (url: string, done: Promise<unknown>): Promise<number[]> => {
  let isDone = false;
  void done.finally(() => {
    isDone = true;
  });
  const visits: Promise<number>[] = [];
  const one = async (path: string): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${url}${path}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return performance.now() - began;
  };
  for (let number = 0; !isDone; number += 1) {
    visits.push(one(addresses[number % addresses.length] ?? '/'));
    await wait(1000 / VISITS_PER_SECOND);
  }
  return Promise.all(visits);
};

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** What visitors notice while a large site is backed up. */
export const backupUnderVisits: Benchmark = {
  name: 'backup',
  title: `Visits while a database of ${DATABASE_MB} MB is backed up`,
  measure: () =>
    withClosers(async (closeLater) => {
      const site = await startQuietSite({ settings: { RATE_LIMITS: 'off' } });
      closeLater(site.close);
      const api = await adminApi(site);
      const megabytes = fill(join(site.folder, 'site.db'));
      await visit(site.url, wait(1000));

      const quiet = await visit(site.url, wait(QUIET_MS));
      const began = performance.now();
      const making = api.post('/backup/create', { method: 'local' });
      const busy = await visit(site.url, making);
      await making;
      return [
        { what: 'the database', value: megabytes, unit: 'MB' },
        { what: 'the backup took', value: performance.now() - began, unit: 'ms' },
        {
          what: `p99 of ${quiet.length} visits without`,
          value: percentile(quiet, 0.99),
          unit: 'ms',
        },
        {
          what: `p99 of ${busy.length} visits during it`,
          value: percentile(busy, 0.99),
          unit: 'ms',
          goal: { atMost: 100 },
        },
      ];
    }),
};
