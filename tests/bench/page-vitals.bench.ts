import type { Browser } from 'playwright-core';
import { launchPhone } from '#tests/support/phone.ts';
import { withClosers } from './closers.ts';
import type { Benchmark, Figure } from './figure.ts';
import { startQuietSite } from './pinned-site.ts';
import { median } from './rounds.ts';
import { samplePaths } from './sample-paths.ts';
import {
  moments,
  pressDay,
  pressEarly,
  presses,
  type VisitOptions,
  type Vitals,
  visit,
} from './vitals.ts';

const VISITS = 5;

const several = async <Answer>(measure: () => Promise<Answer>): Promise<Answer[]> => {
  const measured: Answer[] = [];
  for (let count = 0; count < VISITS; count += 1) measured.push(await measure());
  return measured;
};

const middle = (measured: readonly Vitals[], name: keyof Vitals): number =>
  median(measured.map((vitals) => vitals[name]));

const figuresOf = (
  page: string,
  whole: Vitals[],
  bare: Vitals[],
  answersMs: { menu: number[]; languages: number[] },
): Figure[] => {
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
      value: Math.round(1000 * Math.max(...whole.map(({ cls }) => cls))),
      unit: 'count',
      goal: { atMost: 0 },
    },
    {
      ...ms('the menu, pressed right after the load, until it is open', median(answersMs.menu)),
      goal: { atMost: 600 },
    },
    ms('the languages, pressed right after the load, until open', median(answersMs.languages)),
  ];
};

/** Until a pressed day is chosen, in milliseconds. */
const GOALS_OF_DAYS: Record<keyof typeof moments, number> = {
  'at the load event': 2200,
  'three seconds later': 450,
  'after a scroll': 300,
};

const daysOf = async (browser: Browser, options: VisitOptions): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const moment of Object.keys(moments) as (keyof typeof moments)[]) {
    const pressed = await several(() => pressDay(browser, options, moment));
    const figure = (what: string, value: number, atMost: number): Figure => ({
      what: `home: a day pressed ${moment}, until it ${what}`,
      value,
      unit: 'ms',
      goal: { atMost },
    });
    figures.push(
      figure('looks chosen', median(pressed.map(({ looksMs }) => looksMs)), 100),
      figure('is', median(pressed.map(({ chosenMs }) => chosenMs)), GOALS_OF_DAYS[moment]),
    );
  }
  return figures;
};

/** The experience of a visitor with a phone, a slow network and a slow processor. */
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
        const options: VisitOptions = { url, path, scripts: true };
        const whole = await several(() => visit(browser, options));
        const bare = await several(() => visit(browser, { ...options, scripts: false }));
        const answersMs = {
          menu: await several(() => pressEarly(browser, options, presses.menu)),
          languages: await several(() => pressEarly(browser, options, presses.languages)),
        };
        figures.push(...figuresOf(name, whole, bare, answersMs));
      }
      const home: VisitOptions = { url, path: '/', scripts: true };
      return [...figures, ...(await daysOf(browser, home))];
    }),
};
