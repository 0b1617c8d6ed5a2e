import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { startQuietSite } from '#tests/bench/pinned-site.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { contactMessage } from '#tests/support/factories.ts';
import type { Site } from '#tests/support/start-site.ts';
import { sayHome, visitHomeDuring } from './home-visits.ts';

const WRITES_PER_SECOND = 5;

const write = async ({ url }: Site): Promise<number> => {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactMessage()),
  });
  await answer.arrayBuffer();
  return answer.status;
};

/** Writes continuously while another process has locked the file. Returns the answers. */
const writeWhileLocked = async (site: Site, seconds: number): Promise<number[]> => {
  const other = new Sqlite(join(site.folder, 'site.db'));
  other.exec('BEGIN IMMEDIATE');
  const answers: Promise<number>[] = [];
  for (let number = 0; number < seconds * WRITES_PER_SECOND; number += 1) {
    answers.push(write(site));
    await wait(1000 / WRITES_PER_SECOND);
  }
  other.exec('COMMIT');
  other.close();
  return Promise.all(answers);
};

/** K1: the kept home page while another process keeps the database locked, and others write. */
export const foreignLock = async (seconds: number): Promise<FaultRow> => {
  const site = await startQuietSite({ settings: { RATE_LIMITS: 'off' } });
  try {
    const quiet = await visitHomeDuring(site, () => wait(seconds * 1000));
    let answers: number[] = [];
    const locked = await visitHomeDuring(site, async () => {
      answers = await writeWhileLocked(site, seconds);
    });
    const taken = answers.filter((status) => status === 201).length;
    const putOff = answers.filter((status) => status === 503).length;
    if (taken + putOff < answers.length) throw new Error(`Writes were answered with ${answers}`);
    return {
      id: 'K1',
      found: `the kept home page while another process locks the database for ${seconds} s and visitors write: ${sayHome(locked)}; without it ${sayHome(quiet)}; of ${answers.length} messages ${taken} were taken when the lock was lifted, ${putOff} put off with 503`,
    };
  } finally {
    await site.close();
  }
};
