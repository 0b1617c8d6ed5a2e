import { ensureBuild } from '#scripts/ensure-build.ts';
import { ensureChromium } from './chromium.ts';
import { offerSampleSite, sampleSiteFolder } from './sample-site.ts';
import { startSite } from './start-site.ts';

/**
 * Once, before all tests that need the built site: two test files at the same time would build and
 * install twice. Returns what is to be done after them.
 */
const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  // Several projects of the runner ask for it.
  if (sampleSiteFolder()) return undefined;
  ensureBuild();
  ensureChromium();
  const sample = await startSite();
  await sample.stop();
  offerSampleSite(sample.folder);
  return sample.close;
};

export default setup;
