import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that wait for a full disk, a dead server or a slow client: nobody waits for them at the end. */
const waits = ({ moduleId }: TestSpecification): boolean => /faults\./.test(moduleId);

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** What takes long and rarely breaks. */
const thorough = '**/*.thorough.test.ts';

/** Long enough for a busy machine: a test that hangs ends, one that is slow does not fail. */
const testTimeout = 120_000;

/** For tests against the built site, as a process of its own and in a browser. */
const againstTheSite = {
  globalSetup: ['tests/support/global-setup.ts'],
  testTimeout,
  hookTimeout: 120_000,
  // What a screen shows is waited for, like everything a person would wait for.
  expect: { poll: { timeout: 20_000 } },
  // Each file waits for a browser and a server: one more than there are cores.
  maxWorkers: availableParallelism() + 1,
  // Files share a worker's modules, and with them its browser; a file's own state is in the site that it starts.
  isolate: false,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // One a core: left to itself the runner keeps a core free, which is half of a small machine.
          maxWorkers: availableParallelism(),
          // Importing the server anew for each file would take most of the time.
          isolate: false,
          testTimeout,
          hookTimeout: 60_000,
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
          include: [thorough],
        },
      },
    ],
  },
});
