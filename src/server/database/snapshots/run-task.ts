import { Worker } from 'node:worker_threads';
import { SnapshotError } from './snapshot-error.ts';
import type { TaskInput, TaskName, TaskReport, TaskResult } from './snapshot-tasks.ts';

type Failure = { error: unknown; code: unknown; refusal: string | undefined };

type Message =
  | { step: Parameters<TaskReport['onStep']>[0] }
  | { progress: Parameters<TaskReport['onProgress']>[0] }
  | { result: unknown }
  | Failure;

const errorOf = ({ error, code, refusal }: Failure): unknown => {
  if (refusal !== undefined) return new SnapshotError(refusal);
  return error instanceof Error ? Object.assign(error, { code }) : error;
};

/** A restore consists of several tasks in quick succession; an idle thread is ended. */
const IDLE_MS = 5000;

let idle: { worker: Worker; timer: NodeJS.Timeout } | null = null;

const takeWorker = (): Worker => {
  const found = idle;
  idle = null;
  if (!found)
    return new Worker(
      new URL(import.meta.resolve('#server/database/snapshots/snapshot-worker.ts')),
    );
  clearTimeout(found.timer);
  found.worker.ref();
  return found.worker;
};

const giveBack = (worker: Worker): void => {
  // Not all listeners: the worker has internal ones.
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  worker.unref();
  if (idle) {
    void worker.terminate();
    return;
  }
  const end = () => {
    idle = null;
    void worker.terminate();
  };
  idle = { worker, timer: setTimeout(end, IDLE_MS).unref() };
};

type Options = { signal?: AbortSignal } & Partial<TaskReport>;

/**
 * Runs a task in a worker thread, beside the one that serves visitors. Aborting terminates the thread
 * and leaves unfinished files behind. Throws SnapshotError, or the task's own error.
 */
export const runTask = <Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  { signal, onStep, onProgress }: Options = {},
): Promise<TaskResult<Name>> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = takeWorker();
    const end = () => void worker.terminate();
    const settle = (): void => {
      signal?.removeEventListener('abort', end);
      giveBack(worker);
    };
    signal?.addEventListener('abort', end, { once: true });
    worker.on('message', (message: Message) => {
      if ('step' in message) onStep?.(message.step);
      else if ('progress' in message) onProgress?.(message.progress);
      else {
        settle();
        if ('result' in message) resolve(message.result as TaskResult<Name>);
        else reject(errorOf(message));
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      signal?.removeEventListener('abort', end);
      reject(signal?.reason ?? new Error(`The thread for '${name}' ended by itself`));
    });
    worker.postMessage({ name, input });
  });
