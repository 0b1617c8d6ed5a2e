import { execFile, execFileSync } from 'node:child_process';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureChromium } from '#tests/support/installed-browsers.ts';
import { withClosers } from './closers.ts';
import type { Benchmark, Figure } from './figure.ts';
import { startQuietSite } from './pinned-site.ts';
import { median } from './rounds.ts';
import { samplePaths } from './sample-paths.ts';

const RUNS = 5;
const REPORT_BYTES_MAX = 32 * 1024 * 1024;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Report = {
  categories: Record<Category, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

const folder = fileURLToPath(new URL('lighthouse', import.meta.url));

/** It brings a hundred packages that nothing else here needs: they come with its first use. */
const install = (): void => {
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'ignore' });
};

const audit = async (url: string): Promise<Report> => {
  const { stdout } = await promisify(execFile)(
    execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    {
      cwd: folder,
      env: { ...env, CHROME_PATH: ensureChromium() },
      maxBuffer: REPORT_BYTES_MAX,
    },
  );
  return JSON.parse(stdout) as Report;
};

const auditOften = async (url: string): Promise<Report[]> => {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(url));
  return reports;
};

const figuresOf = (page: string, reports: readonly Report[]): Figure[] => {
  const middle = (read: (report: Report) => number): number => median(reports.map(read));
  const timing = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  return [
    ...categories.map(
      (category): Figure => ({
        what: `${page}: ${category}`,
        value: middle((report) => Math.round(100 * report.categories[category].score)),
        unit: 'count',
        goal: { atLeast: 100 },
      }),
    ),
    {
      what: `${page}: largest paint`,
      value: timing('largest-contentful-paint'),
      unit: 'ms',
      goal: { atMost: 1100 },
    },
    {
      what: `${page}: main thread until quiet`,
      value: timing('mainthread-work-breakdown'),
      unit: 'ms',
    },
    {
      what: `${page}: blocked`,
      value: timing('total-blocking-time'),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    {
      what: `${page}: layout shift, thousandths`,
      value: Math.round(1000 * timing('cumulative-layout-shift')),
      unit: 'count',
      goal: { atMost: 0 },
    },
  ];
};

/** Lighthouse's own verdict on a phone, the median of its runs. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  title: 'Lighthouse on a phone',
  measure: () =>
    withClosers(async (closeLater) => {
      install();
      const site = await startQuietSite();
      closeLater(site.close);
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(await samplePaths(site.url))) {
        figures.push(...figuresOf(name, await auditOften(`${site.url}${path}`)));
      }
      return figures;
    }),
};
