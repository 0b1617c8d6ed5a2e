import { expect, it } from 'vitest';
import { z } from 'zod';
import { german, italian } from '#tests/support/languages.ts';
import { requiredLine, version } from './fields.schema.ts';

const messageOf = (schema: z.ZodType, value: unknown): string =>
  schema.safeParse(value).error?.issues[0]?.message ?? '';

it('uses the library’s message in Italian, and a short one in other languages', () => {
  const message = messageOf(z.object({ version }), { version: 'tre' });
  expect(italian.read(message)).toBe('Input non valido: atteso numero, ricevuto string');
  expect(german.read(message)).toBe('Der Wert ist nicht gültig.');
});

it('names the texts of its own checks', () => {
  const message = messageOf(requiredLine('Scrivi un nome.', 20), 'x'.repeat(21));
  expect(italian.read(message)).toBe('Il testo è troppo lungo: al massimo 20 caratteri.');
  expect(german.read(message)).toBe('Der Text ist zu lang: höchstens 20 Zeichen.');
});
