import { existsSync, mkdtempSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout } from 'node:timers/promises';

// A first start renders the sample house's pictures in all their sizes, which takes seconds. The browser
// tests let that happen once, while rules are tested, and each begins with a copy of the result.

const VARIABLE = 'SAMPLE_SITE_FOLDER';
const DATA = ['site.db', 'uploads'];
const MADE = 'made';

export const isSampleSiteOffered = (): boolean => env[VARIABLE] !== undefined;

/**
 * From here on, new sites of this process and its children begin with a copy of the one that `make`
 * leaves in its folder. Returns the cleanup.
 */
export const offerSampleSite = (make: (folder: string) => Promise<void>): (() => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'casa-sample-'));
  env[VARIABLE] = folder;
  const making = make(folder).then(() => writeFile(join(folder, MADE), ''));
  return async () => {
    await making;
    await rm(folder, { recursive: true, force: true });
  };
};

/** Copies the sample site into a new site's folder, where there is one to copy, once it is made. */
export const copySampleSite = async (folder: string): Promise<void> => {
  const sample = env[VARIABLE];
  if (sample === undefined) return;
  // Another process makes it.
  while (!existsSync(join(sample, MADE))) await setTimeout(100);
  for (const name of DATA) {
    await cp(join(sample, name), join(folder, name), { recursive: true });
  }
};
