import type { Logger } from '#server/infrastructure/logger.ts';

export type Job = {
  /** Runs the job soon; a run in progress is followed by one more. */
  wake(): void;
  /** Prevents further runs, aborts the one in progress and waits for it. */
  stop(): Promise<void>;
};

type JobSettings = {
  name: string;
  everyMs: number;
  /** Errors are logged; the next run comes as planned. */
  run(signal: AbortSignal): Promise<void>;
  logger: Logger;
};

/** Runs a job now, at an interval, and whenever it is woken; never twice at the same time. */
export const startJob = ({ name, everyMs, run, logger }: JobSettings): Job => {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isWanted = false;

  const runWhileWanted = async (): Promise<void> => {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      await run(stopping.signal).catch((err) => logger.error({ err, job: name }, 'job failed'));
    }
    running = null;
  };

  const wake = (): void => {
    isWanted = true;
    running ??= runWhileWanted();
  };

  const timer = setInterval(wake, everyMs);
  wake();

  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
};
