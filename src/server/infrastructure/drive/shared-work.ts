import { DriveError } from './drive-error.ts';

/** Ends the waiting, not the work. */
const untilAborted = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new DriveError('cancelled'));
    const forget = (): void => signal?.removeEventListener('abort', stop);
    work.then(resolve, reject).finally(forget);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * Work that several want at once is done once. Who is cancelled waits no longer; the others still
 * get what they wait for.
 */
export const createSharedWork = <T>(
  work: () => Promise<T>,
): ((signal?: AbortSignal) => Promise<T>) => {
  let running: Promise<T> | undefined;
  return (signal) => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return untilAborted(running, signal);
  };
};
