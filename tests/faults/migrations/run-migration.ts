import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/** The safety backups that were made before a change of the schema. */
export const backupsIn = (folder: string): string[] => {
  const backups = join(folder, 'backups');
  if (!existsSync(backups)) return [];
  return readdirSync(backups)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => join(backups, name));
};

export type RunningMigration = {
  /** Resolves when the backup is there, or the process has ended. */
  backedUp: Promise<void>;
  /** The exit code; null for a process that was killed. */
  ended: Promise<number | null>;
  kill(): void;
};

/** `npm run migrate` on the data in a folder. */
export const startMigration = (folder: string): RunningMigration => {
  const child = spawn(execPath, ['scripts/migrate.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: env.PATH,
      HOME: env.HOME,
      DATABASE_FILE: join(folder, 'site.db'),
      UPLOADS_DIR: join(folder, 'uploads'),
      BACKUPS_DIR: join(folder, 'backups'),
      LOG_LEVEL: 'silent',
      // As the site itself has it: most of a short run is reading its own sources.
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    },
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const look = async (): Promise<void> => {
    while (backupsIn(folder).length === 0 && !isOver()) await wait(1);
  };
  return { backedUp: look(), ended, kill: () => child.kill('SIGKILL') };
};
