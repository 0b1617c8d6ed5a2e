import { exit, stderr } from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#scripts/ensure-build.ts';
import { cachedPage } from './cached-page.bench.ts';
import type { Figure } from './figure.ts';
import { growth } from './growth.bench.ts';
import { lighthouse } from './lighthouse.bench.ts';
import { pageVitals } from './page-vitals.bench.ts';
import { pageWeight } from './page-weight.bench.ts';
import { reportFigures, reportMachine, reportVerdict } from './report.ts';
import { startup } from './startup.bench.ts';
import { uncachedPage } from './uncached-page.bench.ts';

// `npm run bench` measures everything, `npm run bench -- --only cached-page` one subject.

const benchmarks = [cachedPage, uncachedPage, pageWeight, pageVitals, lighthouse, startup, growth];

/** Far more than all of it takes: something hangs. */
const TIME_LIMIT_MS = 40 * 60_000;

const fail = (message: string): never => {
  stderr.write(`${message}\n`);
  exit(1);
};

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const chosen = benchmarks.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0) {
  fail(`There is no "${only}": ${benchmarks.map(({ name }) => name).join(', ')}`);
}

setTimeout(() => fail('Stopped: the time limit has passed'), TIME_LIMIT_MS).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => fail(`Stopped: ${signal}`));

ensureBuild();
reportMachine();
const figures: Figure[] = [];
for (const benchmark of chosen) {
  const measured = await benchmark.measure();
  reportFigures(benchmark, measured);
  figures.push(...measured);
}
reportVerdict(figures);
