import type { Browser } from 'playwright-core';
import { launchPhone } from '#tests/support/phone.ts';
import { withClosers } from './closers.ts';
import type { Benchmark, Figure } from './figure.ts';
import { startQuietSite } from './pinned-site.ts';
import { median } from './rounds.ts';
import { samplePaths } from './sample-paths.ts';
import { type VisitOptions, type Vitals, visit } from './vitals.ts';

const VISITS = 5;

const visits = async (browser: Browser, options: VisitOptions): Promise<Vitals[]> => {
  const measured: Vitals[] = [];
  for (let count = 0; count < VISITS; count += 1) measured.push(await visit(browser, options));
  return measured;
};

const middle = (measured: readonly Vitals[], name: keyof Vitals): number =>
  median(measured.map((vitals) => vitals[name]));

const figuresOf = (page: string, whole: Vitals[], bare: Vitals[]): Figure[] => {
  const ms = (what: string, value: number): Figure => ({
    what: `${page}: ${what}`,
    value,
    unit: 'ms',
  });
  return [
    { ...ms('largest paint', middle(whole, 'lcpMs')), goal: { atMost: 1200 } },
    ms('the same without scripts', middle(bare, 'lcpMs')),
    { ...ms('blocked until quiet', middle(whole, 'blockedMs')), goal: { atMost: 50 } },
    ms('the same without scripts', middle(bare, 'blockedMs')),
    ms('longest task', middle(whole, 'longestTaskMs')),
    {
      what: `${page}: layout shift, thousandths`,
      value: 1000 * Math.max(...whole.map(({ cls }) => cls)),
      unit: 'count',
      goal: { atMost: 0 },
    },
    ms('first touch until hydrated', middle(whole, 'hydratedMs')),
    ms('blocked after the touch', middle(whole, 'touchBlockedMs')),
    ms('longest task after the touch', middle(whole, 'touchLongestTaskMs')),
  ];
};

/** What a visitor sees and feels: a phone, a slow network, a slow processor. */
export const pageVitals: Benchmark = {
  name: 'page-vitals',
  title: 'Pages on a slow phone with a slow network',
  measure: () =>
    withClosers(async (closeLater) => {
      const site = await startQuietSite();
      closeLater(site.close);
      const browser = await launchPhone();
      closeLater(() => browser.close());
      const { url } = site;
      const paths = await samplePaths(url);
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(paths)) {
        const whole = await visits(browser, { url, path, scripts: true });
        const bare = await visits(browser, { url, path, scripts: false });
        figures.push(...figuresOf(name, whole, bare));
      }
      return figures;
    }),
};
