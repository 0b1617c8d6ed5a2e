import { expect, it, vi } from 'vitest';
import type { InputIssue } from '#shared/error-codes.ts';
import { failureBeside, fieldIssues, showIssues } from './form-issues.ts';

type Values = { year: number; periods: { endDate: string }[] };

const refusal = (issues: InputIssue[]) =>
  Object.assign(new Error('Dati non validi'), {
    data: { appCode: 'INVALID_INPUT', httpStatus: 400, issues },
  });

const row = { path: 'periods.3.endDate', message: 'Indica il giorno' };
const year = { path: 'year', message: 'Indica un anno' };

it('shows issues beside their fields, and focuses the first', () => {
  const setError = vi.fn();
  const error = refusal([row, { path: 'years', message: 'Altro' }, year]);
  showIssues<Values>(error, ['year', 'periods'], setError);
  expect(setError.mock.calls).toEqual([
    [row.path, { message: row.message }, { shouldFocus: true }],
    [year.path, { message: year.message }, { shouldFocus: false }],
  ]);
});

it('ignores fields that the form does not have', () => {
  expect(fieldIssues(refusal([row]), ['year', 'period'])).toEqual([]);
  expect(fieldIssues(new Error('Rete assente'), ['year'])).toEqual([]);
});

it('returns only errors beside no field for the button', () => {
  expect(failureBeside(null, ['year'], 'Errore')).toBeNull();
  expect(failureBeside(refusal([year]), ['year'], 'Errore')).toBeNull();
  expect(failureBeside(refusal([row]), ['year'], 'Errore')).toBe('Dati non validi');
  expect(failureBeside(new Error('Rete assente'), ['year'], 'Errore')).toBe('Errore');
});
