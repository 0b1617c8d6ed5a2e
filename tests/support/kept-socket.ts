import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { execPath, kill } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import {
  collectOutput,
  freePort,
  inherited,
  newFolder,
  READY,
  root,
  settingsOf,
} from './start-site.ts';

/**
 * What deploy/casa-vacanze.socket and .service say, as a loop: the socket stays open, each start reads
 * the settings again, and every end is followed by a start; later, after wrong settings.
 */
const MANAGER = `
while :; do
  sh -c 'set -a; . "$0"; LISTEN_FDS=1; LISTEN_PID=$$; echo "started as $$"; exec "$@"' "$@"
  status=$?
  echo "ended with $status"
  [ $status != 78 ] || sleep 1
done`;

const ENDED = /ended with \d+\n$/;

type Settings = Record<string, string>;

export type KeptSocket = {
  url: string;
  folder: string;
  output(): string;
  /** Resolves when the output matches, from `from` characters on. */
  untilSaid(pattern: RegExp, from?: number): Promise<void>;
  /** Asks the running process to stop. The next one begins with these settings besides. */
  end(settings?: Settings): Promise<void>;
  /** The same, and resolves when the next process serves. */
  restart(): Promise<void>;
  /** From the next start on, the first settings count again. */
  correct(): Promise<void>;
  /** Ends site and socket, and removes the data. */
  close(): Promise<void>;
};

const asShell = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}='${value.replaceAll("'", String.raw`'\''`)}'\n`)
    .join('');

const lastPid = (output: string): number =>
  Number([...output.matchAll(/^started as (\d+)$/gm)].at(-1)?.[1]);

/** Node names no other way to the number. */
const descriptorOf = (server: Server): number =>
  (server as unknown as { _handle: { fd: number } })._handle.fd;

/** A process that holds a listening socket as file descriptor 3, and starts the site on it. */
const startManager = async (port: number, file: string): Promise<ChildProcess> => {
  const socket = createServer();
  await once(socket.listen(port, '127.0.0.1'), 'listening');
  const manager = spawn('sh', ['-c', MANAGER, 'sh', file, execPath, 'src/server/main.mjs'], {
    cwd: root,
    env: inherited(),
    stdio: ['ignore', 'pipe', 'pipe', descriptorOf(socket)],
  });
  socket.close();
  return manager;
};

/**
 * Runs the built site under a service manager that keeps its listening socket: no client is refused while
 * the site restarts.
 */
export const startOnKeptSocket = async (own: Settings = {}): Promise<KeptSocket> => {
  const folder = await newFolder(own);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = join(folder, 'settings');
  // HOST and PORT do not count: the socket is there already.
  const usual = { ...settingsOf(folder, url, port), HOST: '192.0.2.1', PORT: '1', ...own };
  const set = (settings: Settings): Promise<void> =>
    writeFile(file, asShell({ ...usual, ...settings }));
  await set({});
  const manager = await startManager(port, file);
  const output = collectOutput(manager);
  const untilSaid: KeptSocket['untilSaid'] = async (pattern, from = 0) => {
    while (!pattern.test(output().slice(from))) {
      if (manager.exitCode !== null || manager.signalCode !== null) throw new Error(output());
      await wait(5);
    }
  };
  const end: KeptSocket['end'] = async (settings = {}) => {
    await set(settings);
    kill(lastPid(output()), 'SIGTERM');
  };
  await untilSaid(READY);
  return {
    url,
    folder,
    output,
    untilSaid,
    end,
    correct: () => set({}),
    restart: async () => {
      const from = output().length;
      await end();
      await untilSaid(READY, from);
    },
    close: async () => {
      manager.kill('SIGKILL');
      // The running process closes the last end of the pipe, if one runs.
      const closed = once(manager, 'close');
      if (!ENDED.test(output())) kill(lastPid(output()), 'SIGTERM');
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
