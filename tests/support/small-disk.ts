import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';

/** What a process of its own sees as a folder, and nobody else sees at all. */
const MOUNT = 'mount -t tmpfs -o size="$1",mode=700 tmpfs "$2" && shift 2 && exec "$@"';

type SmallDisk = {
  megabytes: number;
  /** A module that is run with the folder of the disk as its first argument. */
  script: string;
  args: readonly string[];
};

/**
 * Runs a script on a disk of its own that is really small: a file system in memory, in a name space
 * that any user may make on Linux, and which is gone, with all that still runs in it, when the script
 * ends. Returns what it wrote; throws where it fails, and where the system allows no such disk: then
 * nothing was shown.
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
