import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 20;

type Timed = { file: string; project: string; seconds: number };

const timed = (module: TestModule): Timed => {
  const { collectDuration, duration } = module.diagnostic();
  return {
    file: relative('.', module.moduleId),
    project: module.project.name,
    seconds: (collectDuration + duration) / 1000,
  };
};

const line = (seconds: number, words: string): string =>
  `${seconds.toFixed(1).padStart(8)} s  ${words}\n`;

/** Prints at the end how long the slowest files took, and all files of each project together. */
export const slowestFiles: Reporter = {
  onTestRunEnd: (modules) => {
    const files = modules.map(timed);
    const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
    process.stdout.write('\n Slowest files\n');
    for (const { file, seconds } of slowest) process.stdout.write(line(seconds, file));
    for (const [project, own] of Map.groupBy(files, (each) => each.project)) {
      const sum = own.reduce((total, { seconds }) => total + seconds, 0);
      process.stdout.write(line(sum, `${project}: ${own.length} files`));
    }
  },
};
