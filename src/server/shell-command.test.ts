import { expect, it } from 'vitest';
import { shellCommand } from './shell-command.ts';

it('names a command that exists where the site is installed', () => {
  const sources = { isService: false, hasNpm: true };
  expect(shellCommand('restore', 'FILE', sources)).toBe('npm run restore -- FILE');
  expect(shellCommand('migrate', '', sources)).toBe('npm run migrate');
  expect(shellCommand('restore', 'FILE', { isService: true, hasNpm: false })).toBe(
    'deploy/as-site node scripts/restore.ts FILE',
  );
  expect(shellCommand('admin', '', { isService: false, hasNpm: false })).toBe(
    'node_modules/.bin/node scripts/admin.ts',
  );
});
