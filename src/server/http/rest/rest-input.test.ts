import { expect, it } from 'vitest';
import { z } from 'zod';
import { passwordToTry } from '#shared/accounts/accounts.schema.ts';
import { optionalText, requiredLine, stayDate } from '#shared/forms/fields.schema.ts';
import { createInputReader } from './rest-input.ts';

const part = z.object({ text: optionalText(20).optional(), count: z.number().optional() });
const schema = z.object({
  id: z.number(),
  name: requiredLine('Serve un nome', 20).optional(),
  note: optionalText(20).default('none'),
  day: stayDate('Serve un giorno').optional(),
  password: passwordToTry.optional(),
  guests: z.number().optional(),
  kind: z.enum(['one', 'two']).default('one'),
  linen: z.boolean().default(false),
  link: z.string().nullable().optional(),
  parent: z.number().nullable().optional(),
  part: part.optional(),
  parts: z.array(part).default([]),
});
const read = createInputReader(schema, { fromQuery: false });
const inputOf = (body: unknown) => read({ params: { id: '7' }, query: {}, body });

it('takes null in an optional field as a cleared text, or as a field left out', () => {
  const body = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null]));
  expect(inputOf(body)).toEqual({ id: 7, note: '', link: null, parent: null });
});

it('takes an empty text as none in a password or no text, and leaves texts to their rules', () => {
  const body = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, '']));
  expect(inputOf(body)).toEqual({ id: 7, name: '', note: '', day: '', link: '', parent: null });
});

it('does the same in objects and lists of a field', () => {
  const parts = [{ text: null, count: null }, { count: '' }, null];
  expect(inputOf({ part: { text: null, count: '' }, parts })).toEqual({
    id: 7,
    part: { text: '' },
    parts: [{ text: '' }, {}, null],
  });
});

it('leaves required fields, unknown keys and values that are no object to the schema', () => {
  const required = createInputReader(z.object({ name: z.string() }), { fromQuery: false });
  const readBody = (body: unknown) => required({ params: {}, query: {}, body });
  expect(readBody({ name: null, other: null })).toEqual({ name: null, other: null });
  expect([readBody([null]), readBody('text')]).toEqual([[null], 'text']);
});
