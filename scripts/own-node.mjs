import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

// The npm of Debian 12 and 13 and of Ubuntu 24.04 (9.2) forgets to link the Node that comes with the
// dependencies, so that the system's own would run. This puts the link there; it must itself run on
// any Node, so it is plain JavaScript.

const bin = join('node_modules', '.bin');
const own = join(`node-linux-${process.arch}`, 'bin', 'node');

if (existsSync(join('node_modules', own)) && !existsSync(join(bin, 'node'))) {
  symlinkSync(join('..', own), join(bin, 'node'));
}
