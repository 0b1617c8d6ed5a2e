import { availableParallelism } from 'node:os';
import { arch, platform, stdout, versions } from 'node:process';
import type { Benchmark, Figure } from './figure.ts';
import { formatGoal, formatValue, meetsGoal } from './figure.ts';
import { canPin } from './pinned-process.ts';

const verdicts = new Map([
  [true, 'met'],
  [false, 'MISSED'],
  [undefined, ''],
]);

const say = (line: string): void => {
  stdout.write(`${line}\n`);
};

/** The facts of this machine without which the figures say little. */
export const reportMachine = (): void => {
  say(`Node ${versions.node}, ${platform} ${arch}, ${availableParallelism()} cores`);
  say(
    canPin
      ? 'The server runs on one core, what loads it on another.'
      : 'No taskset or one core only: server and load share what there is, ratios are less certain.',
  );
};

export const reportFigures = ({ name, title }: Benchmark, figures: readonly Figure[]): void => {
  const rows = figures.map((figure) => [
    figure.what,
    formatValue(figure.value, figure.unit),
    formatGoal(figure),
    verdicts.get(meetsGoal(figure)) ?? '',
  ]);
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [first, second, third] = [widthOf(0), widthOf(1), widthOf(2)];
  say(`\n${title} (${name})`);
  for (const [what = '', value = '', goal = '', verdict = ''] of rows) {
    const cells = [what.padEnd(first), value.padStart(second), goal.padEnd(third), verdict];
    say(`  ${cells.join('   ')}`.trimEnd());
  }
};

/** The last line: how many goals were met. */
export const reportVerdict = (figures: readonly Figure[]): void => {
  const verdictsGiven = figures.map(meetsGoal).filter((met) => met !== undefined);
  const met = verdictsGiven.filter(Boolean).length;
  say(`\n${met} goals met, ${verdictsGiven.length - met} missed`);
};
