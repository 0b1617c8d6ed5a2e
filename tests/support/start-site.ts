import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { copySampleSite } from './sample-site.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const READY = /^Il sito è su \S+/m;
/** A first start renders pictures, which takes long on a machine that is busy with other work. */
const START_LIMIT_MS = 120_000;
/** The site promises to stop within 20 s. */
const STOP_LIMIT_MS = 20_000;

export const ADMIN = { email: 'proprietaria@example.com', password: 'una-password-lunga' };

const decidesFirstStart = new Set(['DEMO_CONTENT', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']);

export type SiteOptions = {
  /** Variables of the environment besides, or instead of, those that the test site has. */
  settings?: Record<string, string>;
  /** The folder and port of a site that ran before, to go on with its data. */
  folder?: string;
  port?: number;
  /** The name that it is addressed by, instead of a number: passkeys need one. */
  hostName?: string;
  /** A folder with sources, to run from them as a developer does. */
  sources?: string;
  /** A folder with an unpacked release, or another version built, to run by its own Node. It finds no other program. */
  release?: string;
  /** A folder that it sees empty, in a name space that any user may make on Linux. */
  hidden?: string;
  /** How many files and connections the system lets it hold. */
  openFiles?: number;
  /** The database in a folder that the site makes, as at a real first start. */
  inOwnFolders?: boolean;
};

type SiteExit = { code: number | null; signal: NodeJS.Signals | null };

export type Site = {
  url: string;
  port: number;
  /** Holds the database, uploads, backups and mails. */
  folder: string;
  pid: number;
  /** Everything it wrote so far, log and errors. */
  output(): string;
  /** Asks it to stop, as a service manager does. */
  stop(): Promise<SiteExit>;
  /** Ends it without a word. */
  kill(): Promise<SiteExit>;
  /** Ends it if it runs, and removes its data. */
  close(): Promise<void>;
};

/** Below the ports that systems give to outgoing connections, which would take a free one before the site does. */
const PORTS = { from: 20_000, until: 32_000 };

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

export const freePort = async (): Promise<number> => {
  const port = randomInt(PORTS.from, PORTS.until);
  return (await isFree(port)) ? port : freePort();
};

export const settingsOf = (folder: string, url: string, port: number): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: url,
  DATABASE_FILE: join(folder, 'site.db'),
  UPLOADS_DIR: join(folder, 'uploads'),
  BACKUPS_DIR: join(folder, 'backups'),
  MAIL_DIR: join(folder, 'mail'),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  ADMIN_NAME: 'Marta',
});

const dataFolders = (folder: string): Record<string, string> => ({
  DATABASE_FILE: join(folder, 'data', 'site.db'),
  MAIL_DIR: join(folder, 'data', 'mail'),
});

/** The environment of the process: paths of this machine, but no settings of the developer. */
export const inherited = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TZ'].flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

const HIDE = 'PATH=/usr/sbin:/usr/bin; mount -t tmpfs none "$1" && shift && PATH=/none exec "$@"';

const commandOf = ({ release, hidden, openFiles, sources }: SiteOptions): string[] => {
  const nameSpace = ['/usr/bin/unshare', '--user', '--map-root-user', '--mount'];
  return [
    ...(openFiles === undefined ? [] : ['prlimit', `--nofile=${openFiles}`]),
    ...(hidden === undefined ? [] : [...nameSpace, '/bin/sh', '-c', HIDE, 'sh', hidden]),
    release === undefined ? execPath : join(release, 'node_modules/.bin/node'),
    'src/server/main.mjs',
    ...(sources === undefined ? [] : ['--dev']),
  ];
};

const exitOf = async (child: ChildProcess): Promise<SiteExit> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return { code: child.exitCode, signal: child.signalCode };
};

export const collectOutput = (child: ChildProcess): (() => string) => {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
};

const untilReady = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The site ${why}:\n${output()}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not ready after ${START_LIMIT_MS} ms`);
    }, START_LIMIT_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code} instead of starting`);
    });
    child.stdout?.on('data', () => {
      if (!READY.test(output())) return;
      clearTimeout(timer);
      resolve();
    });
  });

const stop = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<SiteExit> => {
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  const exit = await exitOf(child);
  clearTimeout(timer);
  return exit;
};

/** A new data folder: with the sample house, unless the settings ask for a first start. */
export const newFolder = async (settings: Record<string, string> = {}): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'casa-site-'));
  if (!Object.keys(settings).some((name) => decidesFirstStart.has(name))) {
    await copySampleSite(folder);
  }
  return folder;
};

/** Runs the site as a separate process on new data; the built site by default. */
export const startSite = async (options: SiteOptions = {}): Promise<Site> => {
  const folder = options.folder ?? (await newFolder(options.settings));
  const port = options.port ?? (await freePort());
  const url = `http://${options.hostName ?? '127.0.0.1'}:${port}`;
  const [command = '', ...args] = commandOf(options);
  const child = spawn(command, args, {
    cwd: options.release ?? options.sources ?? root,
    env: {
      ...(options.release === undefined ? inherited() : { PATH: '/none' }),
      ...settingsOf(folder, url, port),
      ...(options.inOwnFolders && dataFolders(folder)),
      ...options.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  await untilReady(child, output);
  return {
    url,
    port,
    folder,
    pid: child.pid ?? 0,
    output,
    stop: () => stop(child, 'SIGTERM'),
    kill: () => stop(child, 'SIGKILL'),
    close: async () => {
      await stop(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
