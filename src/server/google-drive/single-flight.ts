import { DriveError } from './drive-error.ts';

/** Stops waiting for the work when the signal aborts; the work itself goes on. */
const untilAborted = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new DriveError('cancelled'));
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop));
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/** Concurrent callers share one run of the work. A caller that cancels does not stop it for the rest. */
export const singleFlight = <T>(work: () => Promise<T>): ((signal?: AbortSignal) => Promise<T>) => {
  let running: Promise<T> | undefined;
  return (signal) => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return untilAborted(running, signal);
  };
};
