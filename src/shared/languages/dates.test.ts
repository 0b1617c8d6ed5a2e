import { expect, it } from 'vitest';
import { french, german } from '#tests/support/languages.ts';

it('a range of days keeps an ordinal apart from its dash', () => {
  expect(french.formatDayRange('2026-05-01', '2026-05-31')).toBe('1er – 31 mai 2026');
  expect(french.formatDayRange('2026-05-02', '2026-05-31')).toBe('2–31 mai 2026');
  expect(german.formatDayRange('2026-05-01', '2026-05-31')).toBe('1.–31. Mai 2026');
});
