import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

// `npm run own-node`, the first step of every other script: makes sure that the script runs with the
// Node version among the dependencies. Plain JavaScript, because any Node must be able to run it.

/** With an older Node `npm ci` silently leaves out native packages. */
const OLDEST = /** @type {const} */ ([20, 19]);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(
    `Installing needs Node ${OLDEST.join('.')} or later (Debian 13 has it); this is ${process.version}.\n`,
  );
  process.exit(1);
}

// npm 9 and 10 link it, and remove the link again together with the package for the other processor.
const bin = join('node_modules', '.bin');
const own = join(`node-linux-${process.arch}`, 'bin', 'node');
if (existsSync(join('node_modules', own)) && !existsSync(join(bin, 'node'))) {
  symlinkSync(join('..', own), join(bin, 'node'));
}
