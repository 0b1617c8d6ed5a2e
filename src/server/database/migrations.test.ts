import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MIGRATION_FILE, migrationNames } from './migrations.ts';

const files = readdirSync('migrations').filter((file) => file.endsWith('.ts'));
/** Files that several migrations import. */
const HELPERS = ['ends-sample.ts', 'task-days.ts'];
/** Two were released under this number: databases know both by their names. */
const TWICE = '0022';

it('every file of the folder is a migration with a number and a name, or a known helper', () => {
  expect(files.filter((file) => !MIGRATION_FILE.test(file))).toEqual(HELPERS);
  expect(migrationNames).toHaveLength(files.length - HELPERS.length);
});

it('a number belongs to one migration', () => {
  const numbers = migrationNames.map((name) => name.slice(0, 4));
  const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  expect(repeated).toEqual([TWICE]);
});

it.each(migrationNames)('%s exports one migration and nothing else', async (name) => {
  const exported = Object.values(await import(`../../../migrations/${name}.ts`));
  expect(exported).toEqual([{ up: expect.any(Function) }]);
});
