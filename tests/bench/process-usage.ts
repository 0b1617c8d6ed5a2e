import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own tick. */
const TICKS_PER_SECOND = 100;

/** What the process, all threads together, has used of the processor so far; NaN off Linux. */
export const cpuMsOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything: the fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
};

/** Megabytes in memory: `own` shares what several processes hold (PSS); NaN off Linux. */
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
