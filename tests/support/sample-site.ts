import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';

// A first start renders the sample house's pictures in all their sizes, which takes seconds. The browser
// tests let that happen once, and each begins with a copy of the result.

const VARIABLE = 'SAMPLE_SITE_FOLDER';
const DATA = ['site.db', 'uploads'];

/** From here on, in this process and those it starts, new sites begin with a copy of this one. */
export const offerSampleSite = (folder: string): void => {
  env[VARIABLE] = folder;
};

/** Where it is, once it was made. */
export const sampleSiteFolder = (): string | undefined => env[VARIABLE];

/** Copies the sample site into a new site's folder, where there is one to copy. */
export const copySampleSite = async (folder: string): Promise<void> => {
  const sample = sampleSiteFolder();
  if (sample === undefined) return;
  for (const name of DATA) {
    await cp(join(sample, name), join(folder, name), { recursive: true });
  }
};
