import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleStay } from './booking-samples.ts';
import { conflictInWords, conflictsOf } from './conflicts.ts';

const request = sampleStay({ id: 1, startDate: '2026-07-04', endDate: '2026-07-11' });

describe('conflictsOf', () => {
  it('finds what holds the days and who else asks for them', () => {
    const confirmed = sampleStay({ id: 2, startDate: '2026-07-10', status: 'CONFIRMED' });
    const asked = sampleStay({ id: 3, startDate: '2026-07-05' });
    const refused = sampleStay({ id: 4, status: 'REJECTED' });
    expect(conflictsOf(request, [request, confirmed, asked, refused])).toEqual({
      held: [confirmed],
      asked: [asked],
    });
  });

  it('lets one guest arrive on the day another leaves', () => {
    const before = sampleStay({
      id: 2,
      startDate: '2026-06-27',
      endDate: '2026-07-04',
      status: 'CONFIRMED',
    });
    expect(conflictsOf(request, [before]).held).toEqual([]);
  });

  it('keeps the last day of a block taken', () => {
    const block = sampleBlock({ startDate: '2026-07-01', endDate: '2026-07-04' });
    expect(conflictsOf(request, [block]).held).toEqual([block]);
  });
});

describe('conflictInWords', () => {
  it('says who and when', () => {
    expect(conflictInWords(sampleStay())).toBe(
      'Anche Anna Verdi ha chiesto 4–11 luglio 2026 · 7 notti',
    );
    expect(conflictInWords(sampleStay({ status: 'CONFIRMED' }))).toBe(
      'Già confermata per Anna Verdi: 4–11 luglio 2026 · 7 notti',
    );
    expect(conflictInWords(sampleBlock({ reason: 'Lavori' }))).toBe(
      'Date bloccate: 20–22 luglio 2026 · 3 giorni (Lavori)',
    );
  });
});
