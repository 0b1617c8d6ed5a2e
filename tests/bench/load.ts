import { once } from 'node:events';
import { startPinned } from './pinned-process.ts';
import { cpuMsOf } from './process-usage.ts';

export type LoadOrder = {
  url: string;
  headers: Record<string, string>;
  connections: number;
  requests: number;
};
export type LoadAnswer = { requests: number; seconds: number; failed: number };

/** The site under load, and the process whose processor time counts. */
type Target = { url: string; pid: number; headers?: Record<string, string> };

export type LoadResult = {
  /** By wall clock: other load on the machine lowers it. */
  requestsPerSecond: number;
  /** Of processor time, so in a second of a core that the server has for itself. NaN off Linux. */
  requestsPerCoreSecond: number;
  cpuMsPerRequest: number;
};

type LoadShape = { requests: number; connections: number };

export type LoadGenerator = {
  /** Throws when a single request is not answered well: such a figure would mean nothing. */
  run(target: Target, shape: LoadShape): Promise<LoadResult>;
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
        requestsPerSecond: requests / seconds,
        requestsPerCoreSecond: (requests * 1000) / cpuMs,
        cpuMsPerRequest: cpuMs / requests,
      };
    },
  };
};
