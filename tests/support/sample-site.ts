import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';

// A first start renders the sample house's pictures in all their sizes, which takes longer than any test.
// It happens once for each build and day, while rules are tested; each browser test begins with a copy.

const VARIABLE = 'SAMPLE_SITE_FOLDER';
const KEPT = resolve('node_modules/.cache/sample-site');
const DATA = ['site.db', 'uploads'];
/** By then no run of the tests copies it any more. */
const KEPT_FOR_MS = 2 * 86_400_000;

export const isSampleSiteOffered = (): boolean => env[VARIABLE] !== undefined;

const makeOnce = async (folder: string, make: (folder: string) => Promise<void>): Promise<void> => {
  if (existsSync(folder)) return;
  await mkdir(KEPT, { recursive: true });
  for (const earlier of await readdir(KEPT)) {
    const path = join(KEPT, earlier);
    const isOld = statSync(path).mtimeMs < Date.now() - KEPT_FOR_MS;
    if (isOld) await rm(path, { recursive: true, force: true });
  }
  const making = await mkdtemp(join(KEPT, 'making-'));
  await make(making);
  // Another run of the tests may have made it meanwhile.
  await rename(making, folder).catch(() => rm(making, { recursive: true }));
};

/**
 * From here on, new sites of this process and its children begin with a copy of the one that `make`
 * leaves in its folder. Returns the cleanup.
 */
export const offerSampleSite = (make: (folder: string) => Promise<void>): (() => Promise<void>) => {
  // Its stays and writings have dates relative to the day on which it is made.
  const { mtimeMs } = statSync('dist/server/run-site.js');
  const folder = join(KEPT, `${mtimeMs} ${todayAtHouse(new Date())}`);
  env[VARIABLE] = folder;
  const making = makeOnce(folder, make);
  return () => making;
};

/** Copies the sample site into a new site's folder, where there is one to copy, once it is made. */
export const copySampleSite = async (folder: string): Promise<void> => {
  const sample = env[VARIABLE];
  if (sample === undefined) return;
  // Another process makes it.
  while (!existsSync(sample)) await setTimeout(100);
  for (const name of DATA) {
    await cp(join(sample, name), join(folder, name), { recursive: true });
  }
};
