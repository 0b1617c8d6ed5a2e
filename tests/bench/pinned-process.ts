import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

const hasTaskset = (): boolean => {
  try {
    execFileSync('taskset', ['-p', String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Whether processes can be pinned to separate cores. */
export const canPin = availableParallelism() > 1 && hasTaskset();

const cores = { server: '0', load: '1' } as const;
export type Core = keyof typeof cores;

const running = new Set<number>();

// However the benchmark ends, it leaves no process behind.
process.on('exit', () => {
  for (const pid of running) end(pid);
});

const end = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

/** Pins a running process to a core, with all its threads. */
export const pin = (pid: number, core: Core): void => {
  if (canPin) execFileSync('taskset', ['-a', '-c', '-p', cores[core], String(pid)]);
};

/** Ends a process with the benchmark, if it has not ended before. Call the answer when it has. */
export const endWithBenchmark = (pid: number): (() => void) => {
  running.add(pid);
  return () => running.delete(pid);
};

const untilMessage = async (child: ChildProcess, name: string): Promise<unknown> => {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with ${code} instead of getting ready`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
};

export type PinnedProcess = {
  child: ChildProcess;
  pid: number;
  /** Its message when it was ready. */
  ready: unknown;
  close(): Promise<void>;
};

/** Runs a script of this folder on a core; it must send a message when it is ready. */
export const startPinned = async (
  script: string,
  core: Core,
  ...parameters: string[]
): Promise<PinnedProcess> => {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const node = [execPath, file, ...parameters];
  const [command = execPath, ...rest] = canPin ? ['taskset', '-c', cores[core], ...node] : node;
  const child = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const pid = child.pid ?? 0;
  child.once('exit', endWithBenchmark(pid));
  const ready = await untilMessage(child, script);
  return {
    child,
    pid,
    ready,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};
