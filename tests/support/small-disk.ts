import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';

/** Mounts the disk, for one process only. */
const MOUNT = 'mount -t tmpfs -o size="$1",mode=700 tmpfs "$2" && shift 2 && exec "$@"';

type SmallDisk = {
  megabytes: number;
  /** A module that is run with the folder of the disk as its first argument. */
  script: string;
  args: readonly string[];
};

/**
 * Runs a script on a small disk: a file system in memory, in a mount namespace that any user may create
 * on Linux. When the script ends, the disk and all remaining processes in it are gone. Returns the
 * script's output. Throws if it fails, and if the system allows no such disk: then the test has shown
 * nothing.
 */
export const runOnSmallDisk = async ({ megabytes, script, args }: SmallDisk): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const child = spawn(
    'unshare',
    [
      ...[
        '--user',
        '--map-root-user',
        '--mount',
        '--pid',
        '--mount-proc',
        '--fork',
        '--kill-child',
      ],
      ...['sh', '-c', MOUNT, 'sh', `${megabytes}m`, folder],
      ...[execPath, script, folder, ...args],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  try {
    const [code] = await once(child, 'close');
    if (code === 0) return output;
    throw new Error(`On a small disk (Linux with user name spaces): exit ${code}\n${errors}`);
  } finally {
    rmdirSync(folder);
  }
};
