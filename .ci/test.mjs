// All tests with the thorough ones. The last line is the runner's own count.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const report = join(mkdtempSync(join(tmpdir(), 'tests-')), 'report.json');
const { status } = spawnSync(
  'npm',
  [
    'test',
    '--',
    '--project',
    'thorough',
    // A browser beside each worker: more of them than cores starve each other.
    '--maxWorkers=2',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { stdio: 'inherit' },
);
// A file that cannot be loaded has no tests to be counted: that shows in the exit code.
process.exitCode = status ?? 1;
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed\n`);
