import { readdirSync, readFileSync } from 'node:fs';

/** The processor time of a process so far, all threads together; NaN off Linux. */
export const cpuMsOf = (pid: number): number => {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, thread) => sum + thread, 0) / 1e6;
  } catch {
    return Number.NaN;
  }
};

/** Megabytes in memory: `own` divides memory shared by several processes (PSS); NaN off Linux. */
export const memoryOf = (pid: number): { own: number; resident: number } => {
  const read = (text: string, name: string): number =>
    Number(text.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))?.[1]) / 1024;
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return { own: read(text, 'Pss'), resident: read(text, 'Rss') };
  } catch {
    return { own: Number.NaN, resident: Number.NaN };
  }
};
