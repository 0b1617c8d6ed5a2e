import { expect, it } from 'vitest';
import { guessLanguage } from './guess-language.ts';

it.each([
  ['it', 'Purtroppo in quelle settimane la casa è in manutenzione.'],
  ['it', 'Ci vediamo a luglio, grazie!'],
  ['de', 'Leider ist das Haus in dieser Woche nicht frei.'],
  ['en', 'Unfortunately we are not at home that week.'],
  ['fr', 'Malheureusement, la maison est en travaux cette semaine.'],
  [undefined, 'OK'],
  [undefined, 'Casa Maestrale, 4.7.'],
  [undefined, ''],
])('the language %s is guessed from %j', (locale, text) => {
  expect(guessLanguage(text)).toBe(locale);
});
