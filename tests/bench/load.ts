import { once } from 'node:events';
import { startPinned } from './pinned-process.ts';
import { cpuMsOf } from './process-usage.ts';

export type LoadOrder = {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
};
export type LoadAnswer = { requests: number; seconds: number; failed: number };

/** Who is asked, and the process whose processor time that costs. */
export type Target = { url: string; pid: number; headers?: Record<string, string> };

export type LoadResult = {
  requests: number;
  requestsPerSecond: number;
  cpuMsPerRequest: number;
  /** How much of one core the server used, in percent: near 100 it was the server that set the pace. */
  busyPercent: number;
};

export type LoadGenerator = {
  /** Throws when a single request is not answered well: such a figure would mean nothing. */
  run(target: Target, shape: { seconds: number; connections: number }): Promise<LoadResult>;
  close(): Promise<void>;
};

export const startLoadGenerator = async (): Promise<LoadGenerator> => {
  const { child, close } = await startPinned('load-generator.ts', 'load');
  return {
    close,
    run: async ({ url, pid, headers = {} }, shape) => {
      const order: LoadOrder = { url, headers, ...shape };
      const cpuBefore = cpuMsOf(pid);
      child.send(order);
      const [answer] = (await once(child, 'message')) as [LoadAnswer];
      const cpuMs = cpuMsOf(pid) - cpuBefore;
      const { requests, seconds, failed } = answer;
      if (failed > 0 || requests === 0) throw new Error(`${url}: ${failed} of ${requests} failed`);
      return {
        requests,
        requestsPerSecond: requests / seconds,
        cpuMsPerRequest: cpuMs / requests,
        busyPercent: cpuMs / (seconds * 10),
      };
    },
  };
};
