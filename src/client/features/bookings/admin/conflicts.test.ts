import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleClaim } from './booking-samples.ts';
import { conflictSummary, conflictsOf, daysAfterRejection, describeConflict } from './conflicts.ts';

const request = sampleClaim({ id: 1, startDate: '2026-07-04', endDate: '2026-07-11' });

describe('conflictsOf', () => {
  it('separates occupied days from competing requests', () => {
    const confirmed = sampleClaim({ id: 2, startDate: '2026-07-10', status: 'CONFIRMED' });
    const asked = sampleClaim({ id: 3, startDate: '2026-07-05' });
    expect(conflictsOf(request, [request, confirmed, asked])).toEqual({
      held: [confirmed],
      asked: [asked],
    });
  });

  it('allows an arrival on a day of departure', () => {
    const before = sampleClaim({
      id: 2,
      startDate: '2026-06-27',
      endDate: '2026-07-04',
      status: 'CONFIRMED',
    });
    expect(conflictsOf(request, [before]).held).toEqual([]);
  });

  it('treats the last day of a block as occupied', () => {
    const block = sampleBlock({ startDate: '2026-07-01', endDate: '2026-07-04' });
    expect(conflictsOf(request, [block]).held).toEqual([block]);
  });
});

describe('describeConflict', () => {
  it('names the guest and the dates', () => {
    expect(describeConflict(sampleClaim())).toBe(
      'Anche Anna Verdi ha chiesto 4–11 luglio 2026 · 7 notti',
    );
    expect(describeConflict(sampleClaim({ status: 'CONFIRMED' }))).toBe(
      'Già confermata per Anna Verdi: 4–11 luglio 2026 · 7 notti',
    );
    expect(describeConflict(sampleBlock({ reason: 'Lavori' }))).toBe(
      'Date bloccate: 20–22 luglio 2026 · 3 giorni (Lavori)',
    );
  });
});

describe('daysAfterRejection', () => {
  const stay = sampleClaim({ id: 2, guestName: 'Bruno Neri', status: 'CONFIRMED' });

  it('says that the days are free only where nobody else holds or asks for them', () => {
    const none = { held: [], asked: [] };
    expect(daysAfterRejection('PENDING', none)).toBe('I giorni restano liberi per altri.');
    expect(daysAfterRejection('CONFIRMED', none)).toBe('I giorni tornano liberi per altri.');
    expect(daysAfterRejection('PENDING', { held: [stay], asked: [stay] })).toBe(
      'I giorni non diventano tutti liberi. Già confermata per Bruno Neri: 4–11 luglio 2026 · 7 notti.',
    );
    expect(
      daysAfterRejection('PENDING', { held: [], asked: [{ ...stay, status: 'PENDING' }] }),
    ).toBe(
      'I giorni restano chiesti da altri. Anche Bruno Neri ha chiesto 4–11 luglio 2026 · 7 notti.',
    );
  });
});

describe('conflictSummary', () => {
  it('mentions the most severe conflict', () => {
    expect(conflictSummary({ held: 1, asked: 2 })).toBe('In questi giorni la casa è già occupata');
    expect(conflictSummary({ held: 0, asked: 2 })).toBe(
      'Altre 2 richieste chiedono gli stessi giorni',
    );
    expect(conflictSummary({ held: 0, asked: 1 })).toBe(
      "Un'altra richiesta chiede gli stessi giorni",
    );
    expect(conflictSummary({ held: 0, asked: 0 })).toBeNull();
  });
});
