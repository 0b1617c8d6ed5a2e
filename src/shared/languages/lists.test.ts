import { expect, it } from 'vitest';
import { createList, formatItalianList } from './lists.ts';
import type { Locale } from './locales.ts';

it.each([
  ['it', 'pane, olio e tonno'],
  ['en', 'pane, olio and tonno'],
  ['de', 'pane, olio und tonno'],
  ['fr', 'pane, olio et tonno'],
] as const satisfies [Locale, string][])('writes a list in a sentence in %s', (locale, written) => {
  expect(createList(locale)(['pane', 'olio', 'tonno'])).toBe(written);
});

it('writes short lists, and choices', () => {
  expect(formatItalianList([])).toBe('');
  expect(formatItalianList(['jpg'])).toBe('jpg');
  expect(formatItalianList(['jpg', 'png'], 'disjunction')).toBe('jpg o png');
});
