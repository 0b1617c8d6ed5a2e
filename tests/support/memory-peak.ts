import { readFileSync, writeFileSync } from 'node:fs';

const residentKb = (pid: number, name: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(status.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))?.[1]);
};

/**
 * Megabytes that a process holds at most during some work, more than it held before. Linux keeps the
 * highest mark itself; undefined elsewhere.
 */
export const memoryPeakDuring = async (
  pid: number,
  work: () => Promise<unknown>,
): Promise<number | undefined> => {
  try {
    // Forgets the mark so far.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    await work();
    return undefined;
  }
  const before = residentKb(pid, 'VmRSS');
  await work();
  return (residentKb(pid, 'VmHWM') - before) / 1024;
};
