import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMark, settled, withGiven, writeMark } from './number-mark.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'mark-')), 'site.db.receipts');

const begun = { year: 2027, number: 6, uid: 'a' };

it('keeps what was written, and leaves no draft', () => {
  const file = newFile();
  expect(readMark(file)).toBeNull();
  const mark = { given: { 2026: 9, 2027: 5 }, begun };
  writeMark(file, mark);
  expect(readMark(file)).toEqual(mark);
  expect(readdirSync(join(file, '..'))).toEqual(['site.db.receipts']);
});

it.each(['', '{', '[]', 'null', '{"given":{"2027":"5"},"begun":null}', '{"given":{},"begun":{}}'])(
  'knows nothing from a file that holds %j',
  (text) => {
    const file = newFile();
    writeFileSync(file, text);
    expect(readMark(file)).toBeNull();
  },
);

it('gives an open number whose receipt is stored', () => {
  const mark = { given: { 2027: 5 }, begun };
  expect(settled(mark, { last: 6, has: true })).toEqual({ given: { 2027: 6 }, begun: null });
});

it('takes an open number back whose receipt never was', () => {
  const mark = { given: { 2027: 5 }, begun };
  expect(settled(mark, { last: 5, has: false })).toEqual({ given: { 2027: 5 }, begun: null });
});

it('gives an open number where the database is an older one', () => {
  const mark = { given: { 2027: 5 }, begun };
  expect(settled(mark, { last: 3, has: false })).toEqual({ given: { 2027: 6 }, begun: null });
});

it('never goes back', () => {
  expect(withGiven({ given: { 2027: 5 }, begun: null }, 2027, 3).given).toEqual({ 2027: 5 });
});
