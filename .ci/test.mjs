// All tests with the thorough ones, then what failed once more, alone: on a machine that others use at the
// same time a browser can be starved. What needed the second try is printed, and more than a few files are
// not tried again. The last line is the runner's own count.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const MOST_FILES_TRIED_AGAIN = 4;
const reports = mkdtempSync(join(tmpdir(), 'tests-'));

const run = (name, ...args) => {
  const file = join(reports, `${name}.json`);
  const { status } = spawnSync(
    'npm',
    [
      'test',
      '--',
      '--project',
      'thorough',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { stdio: 'inherit' },
  );
  return { status, files: JSON.parse(readFileSync(file, 'utf8')).testResults };
};

const failed = ({ files }) => [
  ...new Set(files.filter((file) => file.status === 'failed').map((file) => file.name)),
];

let { status, files } = run('all');
const again = failed({ files });
if (again.length > 0 && again.length <= MOST_FILES_TRIED_AGAIN) {
  const names = again.map((name) => relative('.', name));
  process.stdout.write(`Tried once more, alone: ${names.join(', ')}\n`);
  const second = run('again', '--maxWorkers=1', '--no-file-parallelism', ...names);
  status = second.status;
  files = [...files.filter((file) => !again.includes(file.name)), ...second.files];
}

const tests = files.flatMap((file) => file.assertionResults);
const count = (wanted) => tests.filter((test) => test.status === wanted).length;
// A file that cannot be loaded has no tests to be counted: that shows in the exit code.
process.exitCode = status;
process.stdout.write(`${count('passed')} passed, ${count('failed')} failed\n`);
