import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { InputIssue } from '#shared/error-codes.ts';
import { fieldErrors, schemaResolver } from './form-resolver.ts';

type Values = { year: number; periods: { endDate: string }[] };

const schema = z.object({
  year: z.number().min(2000, 'Indica un anno'),
  periods: z.array(z.object({ endDate: z.string().min(1, 'Indica il giorno') })),
});

const check = (values: Values, more: InputIssue | null = null) =>
  schemaResolver<Values>(async () => ({ schema, alsoWrong: () => more }))(values, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  });

const good: Values = { year: 2026, periods: [{ endDate: '2026-12-31' }] };

describe('schemaResolver', () => {
  it('passes valid values', async () => {
    expect(await check(good)).toEqual({ values: good, errors: {} });
  });

  it('assigns an issue to its row', async () => {
    const periods = [{ endDate: '2026-06-30' }, { endDate: '' }];
    const { errors } = await check({ year: 1999, periods });
    expect(errors.year?.message).toBe('Indica un anno');
    expect(errors.periods?.[0]).toBeUndefined();
    expect(errors.periods?.[1]?.endDate?.message).toBe('Indica il giorno');
  });

  it('adds the rules beyond the schema', async () => {
    const more = { path: 'periods.0.endDate', message: 'Deve essere una domenica' };
    const { errors } = await check(good, more);
    expect(errors.periods?.[0]?.endDate?.message).toBe(more.message);
  });

  it('keeps the first issue of a field', async () => {
    const { errors } = await check({ ...good, year: 1 }, { path: 'year', message: 'Altro' });
    expect(errors.year?.message).toBe('Indica un anno');
  });
});

it('fieldErrors keeps an issue of a list besides those of its rows', () => {
  const errors = fieldErrors<Values>([
    { path: 'periods', message: 'Troppi periodi' },
    { path: 'periods.2.endDate', message: 'Indica il giorno' },
  ]);
  expect(errors.periods?.message).toBe('Troppi periodi');
  expect(errors.periods?.[2]?.endDate?.message).toBe('Indica il giorno');
});
