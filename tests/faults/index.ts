import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#scripts/ensure-build.ts';
import { abuseFaults } from './abuse.ts';
import { backupFaults } from './backups.ts';
import { badInputFaults } from './bad-input.ts';
import { costlyInputFaults } from './costly-input.ts';
import { crashFaults } from './crash.ts';
import { diskFullFaults } from './disk-full.ts';
import type { FaultSuite } from './fault-suite.ts';
import { keptPageFaults } from './kept-pages.ts';
import { limitFaults } from './limits.ts';
import { loadFaults } from './load.ts';
import { mailFaults } from './mail.ts';
import { migrationFaults } from './migrations.ts';
import { raceFaults } from './races.ts';
import { restartFaults } from './restarts.ts';
import { shutdownFaults } from './shutdown.ts';
import { updateFaults } from './updates.ts';
import { uploadFaults } from './uploads.ts';

// `npm run test:faults` runs all faults a hundred times each; `-- --only backups` one suite, `--
// --rounds 10` fewer, `-- --minutes 5` shorter steady loads. Takes many minutes; `npm run check` has a
// handful of each.

const suites: FaultSuite[] = [
  uploadFaults,
  backupFaults,
  badInputFaults,
  costlyInputFaults,
  crashFaults,
  diskFullFaults,
  shutdownFaults,
  mailFaults,
  migrationFaults,
  updateFaults,
  restartFaults,
  raceFaults,
  abuseFaults,
  keptPageFaults,
  limitFaults,
  loadFaults,
];
const ROUNDS = 100;

const { only, rounds, minutes } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string' }, minutes: { type: 'string' } },
}).values;

const chosen = suites.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0) {
  stderr.write(`There is no "${only}": ${suites.map(({ name }) => name).join(', ')}\n`);
  exit(1);
}

ensureBuild();
for (const suite of chosen) {
  for (const { id, found } of await suite.run(
    Number(rounds ?? ROUNDS),
    minutes === undefined ? undefined : Number(minutes),
  )) {
    stdout.write(`| ${id} | ${found} |\n`);
  }
}
