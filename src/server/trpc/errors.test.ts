import { expect, it } from 'vitest';
import { appErrorOf } from './errors.ts';

it.each(['SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_IOERR_WRITE', 'ENOSPC', 'EDQUOT'])(
  'puts off what %s keeps from the disk',
  (code) => {
    expect(appErrorOf(Object.assign(new Error('x'), { code })).code).toBe('UNAVAILABLE');
  },
);

it.each(['EACCES', 'ENOENT', 'SQLITE_CONSTRAINT'])('does not excuse %s', (code) => {
  expect(appErrorOf(Object.assign(new Error('x'), { code })).code).toBe('INTERNAL');
});
