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

const sabine = { purpose: 'party-member', subject: '1:2' };

it('encrypts a text otherwise each time, and reads it', () => {
  const { seal, unseal } = createSecretKey(file);
  const texts = [seal(sabine, 'Krüger'), seal(sabine, 'Krüger')];
  expect(new Set(texts).size).toBe(2);
  for (const text of texts) {
    expect(Buffer.from(text, 'base64').includes('Krüger')).toBe(false);
  }
  expect(texts.map((text) => unseal(sabine, text))).toEqual(['Krüger', 'Krüger']);
});

it('reads nothing of another subject, purpose or key, nor what was changed', () => {
  const { seal, unseal } = createSecretKey(file);
  const text = seal(sabine, 'Krüger');
  const changed = Buffer.from(text, 'base64');
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect([
    unseal({ ...sabine, subject: '1:3' }, text),
    unseal({ ...sabine, purpose: 'guest-page' }, text),
    unseal(sabine, changed.toString('base64')),
    unseal(sabine, text.slice(0, 20)),
    unseal(sabine, ''),
    createSecretKey(`${file}.other`).unseal(sabine, text),
  ]).toEqual([null, null, null, null, null, null]);
});

it.each(['', 'a'.repeat(63), 'not a key'])('is not replaced where the file holds %j', (text) => {
  createSecretKey(file).open();
  writeFileSync(file, text);
  expect(() => createSecretKey(file).open()).toThrow(/non contiene la chiave del sito/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
