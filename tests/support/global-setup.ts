import { ensureBuild } from '#scripts/ensure-build.ts';
import { ensureChromium } from './installed-browsers.ts';
import { isSampleSiteOffered, offerSampleSite } from './sample-site.ts';
import { offerSharedSites } from './shared-site.ts';
import { startSite } from './start-site.ts';

/**
 * Once, before all tests that need the built site: two test files at the same time would build and
 * install twice. Returns the teardown.
 */
const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  // Several projects of the runner ask for it.
  if (isSampleSiteOffered()) return undefined;
  ensureBuild();
  ensureChromium();
  const finishSample = offerSampleSite(async (folder) => {
    const site = await startSite({ folder });
    await site.stop();
  });
  const endSharedSites = await offerSharedSites();
  return async () => {
    await endSharedSites();
    await finishSample();
  };
};

export default setup;
