import { expect, it } from 'vitest';
import type { Locale } from '#shared/languages/locales.ts';
import { betterLanguage } from './better-language.ts';

const offered: readonly Locale[] = ['it', 'de', 'fr'];

it.each([
  ['it', ['de-AT', 'en'], 'de'],
  ['it', ['nl', 'FR-ch', 'de'], 'fr'],
  ['it', ['it-IT', 'de'], null],
  ['de', ['it'], 'it'],
  ['it', ['en-GB', 'ja'], null],
  ['it', ['dea', ''], null],
  ['it', [], null],
] as const)('on a page in %s offers to a browser of %j: %s', (page, preferred, better) => {
  expect(betterLanguage({ page, offered, preferred, chosen: null })).toBe(better);
});

it.each([
  ['it', 'fr', 'fr'],
  ['fr', 'fr', null],
  ['it', 'en', null],
  ['it', 'nonsense', null],
] as const)('on a page in %s prefers the earlier choice of %s', (page, chosen, better) => {
  expect(betterLanguage({ page, offered, preferred: ['de'], chosen })).toBe(better);
});
