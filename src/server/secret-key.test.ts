import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSecretKey } from './secret-key.ts';

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'key-')), 'data', 'site.db.key');
});
afterEach(() => rmSync(join(file, '..', '..'), { recursive: true }));

it('is made once, for its owner alone, and read again', () => {
  const first = createSecretKey(file);
  first.open();
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^[\da-f]{64}\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const code = first.codeOf('guest-page', '1:seed');
  expect(code).toMatch(/^[\w-]{43}$/);
  expect(createSecretKey(file).codeOf('guest-page', '1:seed')).toBe(code);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('makes other codes of other texts and for other purposes', () => {
  const { codeOf } = createSecretKey(file);
  const codes = [codeOf('a', 'x'), codeOf('a', 'y'), codeOf('b', 'x')];
  expect(new Set(codes).size).toBe(3);
});

it.each(['', 'a'.repeat(63), 'not a key'])('is not replaced where the file holds %j', (text) => {
  createSecretKey(file).open();
  writeFileSync(file, text);
  expect(() => createSecretKey(file).open()).toThrow(/non contiene la chiave del sito/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
