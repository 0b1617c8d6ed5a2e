import { ensureBuild } from '#scripts/ensure-build.ts';
import { ensureChromium } from './chromium.ts';
import { offerSampleSite } from './sample-site.ts';
import { startSite } from './start-site.ts';

/**
 * Once, before the browser tests: two test files at the same time would build and install twice.
 * Returns what is to be done after them.
 */
const setup = async (): Promise<() => Promise<void>> => {
  ensureBuild();
  ensureChromium();
  const sample = await startSite();
  await sample.stop();
  offerSampleSite(sample.folder);
  return sample.close;
};

export default setup;
