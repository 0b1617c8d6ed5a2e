import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowestFiles } from './tests/support/slowest-files.ts';

/** Short files that wait for a full disk, a dead server or a slow client: nobody waits for them at the end. */
const waits = ({ moduleId }: TestSpecification): boolean => /faults\./.test(moduleId);

/** Rules first: the sample house that the browser tests begin with is made meanwhile. */
const rank = (file: TestSpecification): number => {
  if (file.project.name === 'unit') return 0;
  return waits(file) ? 1 : 2;
};

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** What takes long and rarely breaks. */
const thorough = '**/*.thorough.test.ts';

/** Files that look at more in the thorough project. */
const looksAtMore = 'tests/e2e/screens-*.test.ts';

/** Long enough for a busy machine: a test that hangs ends, one that is slow does not fail. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

/** One more than there are cores: files wait for a disk, a browser or a server. */
const maxWorkers = availableParallelism() + 1;

/** For tests against the built site, as a process of its own and in a browser. */
const againstTheSite = {
  globalSetup: ['tests/support/global-setup.ts'],
  ...timeouts,
  // What a screen shows is waited for, like everything a person would wait for.
  expect: { poll: { timeout: 20_000 } },
  maxWorkers,
  // Files share a worker's modules, and with them its browser; a file's own state is in the site that it starts.
  isolate: false,
};

/** Memory as a file system, on Linux. */
const MEMORY = '/dev/shm';

// A disk takes an eighth longer for the databases that tests open and throw away.
// biome-ignore lint/style/noProcessEnv: workers take it from here.
if (env.TMPDIR === undefined && existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > 4_000_000_000) env.TMPDIR = MEMORY;
}

export default defineConfig({
  test: {
    sequence: { sequencer: InOrder },
    reporters: ['default', slowestFiles],
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: ['tests/support/check-schema.ts'],
          maxWorkers,
          // Importing the server anew for each file would take most of the time.
          isolate: false,
          ...timeouts,
          include: ['{src,migrations,scripts,tests/http}/**/*.test.ts'],
          exclude: [thorough],
        },
      },
      {
        test: {
          ...againstTheSite,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [thorough],
        },
      },
      {
        test: {
          ...againstTheSite,
          name: 'thorough',
          include: [thorough, looksAtMore],
          provide: { isThorough: true },
        },
      },
    ],
  },
});
