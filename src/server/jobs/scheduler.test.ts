import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Job, startJob } from './scheduler.ts';

const EVERY_MS = 1000;
const logger = pino({ level: 'silent' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A job whose runs end when the test decides. */
const startSteppedJob = () => {
  const ends: (() => void)[] = [];
  let signal: AbortSignal | undefined;
  const job: Job = startJob({
    name: 'stepped',
    everyMs: EVERY_MS,
    logger,
    run: (given) => {
      signal = given;
      return new Promise((resolve) => ends.push(resolve));
    },
  });
  return {
    job,
    runs: () => ends.length,
    signal: () => signal,
    endRun: async () => {
      ends.at(-1)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

describe('a job', () => {
  it('runs at its start and then every so often', async () => {
    const { job, runs, endRun } = startSteppedJob();
    expect(runs()).toBe(1);
    await endRun();
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(runs()).toBe(2);
    await endRun();
    await job.stop();
  });

  it('never runs twice at once; being woken meanwhile makes one more run', async () => {
    const { job, runs, endRun } = startSteppedJob();
    job.wake();
    job.wake();
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(runs()).toBe(1);
    await endRun();
    expect(runs()).toBe(2);
    await endRun();
    expect(runs()).toBe(2);
    await job.stop();
  });

  it('runs at once when woken at rest', async () => {
    const { job, runs, endRun } = startSteppedJob();
    await endRun();
    job.wake();
    expect(runs()).toBe(2);
    await endRun();
    await job.stop();
  });

  it('goes on after a run that failed', async () => {
    const run = vi.fn().mockRejectedValue(new Error('no luck'));
    const job = startJob({ name: 'failing', everyMs: EVERY_MS, logger, run });
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(run).toHaveBeenCalledTimes(2);
    await job.stop();
  });

  it('ends the run under way when it stops, waits for it, and never runs again', async () => {
    const { job, runs, signal, endRun } = startSteppedJob();
    job.wake();
    let isStopped = false;
    const stopped = job.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(signal()?.aborted).toBe(true);
    expect(isStopped).toBe(false);
    await endRun();
    await stopped;
    job.wake();
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(runs()).toBe(1);
  });
});
