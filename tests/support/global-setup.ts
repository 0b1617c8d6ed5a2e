import { ensureBuild } from '#scripts/ensure-build.ts';
import { ensureChromium } from './chromium.ts';

/** Once, before the browser tests: two test files at the same time would build and install twice. */
export const setup = (): void => {
  ensureBuild();
  ensureChromium();
};
