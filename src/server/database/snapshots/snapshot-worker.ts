import { parentPort } from 'node:worker_threads';
import { SnapshotError } from './snapshot-error.ts';
import { snapshotTasks } from './snapshot-tasks.ts';

// The worker thread: receives a task, reports its progress and its result, and waits for the next one.

const port = parentPort;
if (!port) throw new Error('This file is the beginning of a thread');

type AnyTask = (input: unknown, report: unknown) => Promise<unknown>;

const report = {
  onStep: (step: string) => port.postMessage({ step }),
  onProgress: (progress: unknown) => port.postMessage({ progress }),
};

port.on(
  'message',
  async ({ name, input }: { name: keyof typeof snapshotTasks; input: unknown }) => {
    try {
      const result = await (snapshotTasks[name] as AnyTask)(input, report);
      port.postMessage({ result });
    } catch (error) {
      // The structured clone of an error loses its class and code.
      const refusal = error instanceof SnapshotError ? error.message : undefined;
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      port.postMessage({ error, code, refusal });
    }
  },
);
