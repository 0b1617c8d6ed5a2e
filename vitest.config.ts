import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that wait for a full disk, a dead server or a slow client: nobody waits for them at the end. */
const waits = ({ moduleId }: TestSpecification): boolean => /faults\.test\.ts$/.test(moduleId);

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // One a core: left to itself the runner keeps a core free, which is half of a small machine.
          maxWorkers: availableParallelism(),
          // Files share a worker's modules: importing the server anew for each would take most of the time.
          isolate: false,
          // Long enough for a busy machine: a test that hangs ends, one that is slow does not fail.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['{src,migrations,scripts,tests/http}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What a screen shows is waited for, like everything a person would wait for.
          expect: { poll: { timeout: 20_000 } },
          // Each file drives a browser and a server of its own, and waits for them: one more than there are cores.
          maxWorkers: availableParallelism() + 1,
          // As above; a file's own state is in the processes that it starts.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
