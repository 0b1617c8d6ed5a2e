import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleClaim } from './booking-samples.ts';
import {
  conflictSummary,
  conflictsOf,
  daysAfterRejection,
  describeConflict,
  rivalsOf,
} from './conflicts.ts';

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

  it('leaves out nights of another site that belong to a stay of ours', () => {
    const block = sampleBlock({ startDate: '2026-07-04', endDate: '2026-07-10' });
    const own = { ...block, origin: 'Airbnb', isSameStay: true } as const;
    expect(conflictsOf(request, [own])).toEqual({ held: [], asked: [] });
  });

  it('treats the last day of a block as occupied', () => {
    const block = sampleBlock({ startDate: '2026-07-01', endDate: '2026-07-04' });
    expect(conflictsOf(request, [block]).held).toEqual([block]);
  });
});

describe('describeConflict', () => {
  it('names the guest and the dates', () => {
    expect(describeConflict(sampleClaim())).toBe(
      'Anna Verdi ha chiesto 4–11 luglio 2026 · 7 notti',
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

  it('calls the days free only without other stays and requests', () => {
    const none = { held: [], asked: [] };
    expect(daysAfterRejection('PENDING', none)).toBe('I giorni restano liberi per altri.');
    expect(daysAfterRejection('CONFIRMED', none)).toBe('I giorni tornano liberi per altri.');
    expect(daysAfterRejection('PENDING', { held: [stay], asked: [stay] })).toBe(
      'In questi giorni la casa resta occupata: Bruno Neri, 4–11 luglio 2026.',
    );
    expect(
      daysAfterRejection('PENDING', { held: [], asked: [{ ...stay, status: 'PENDING' }] }),
    ).toBe('Per questi giorni c’è anche la richiesta di Bruno Neri (4–11 luglio 2026).');
  });
});

describe('conflictSummary', () => {
  it('mentions the most severe conflict', () => {
    expect(conflictSummary({ held: 1, asked: 2 })).toBe('In questi giorni la casa è già occupata');
    expect(conflictSummary({ held: 0, asked: 2 })).toBe(
      'Ci sono altre 2 richieste per questi giorni',
    );
    expect(conflictSummary({ held: 0, asked: 1 })).toBe('C’è un’altra richiesta per questi giorni');
    expect(conflictSummary({ held: 0, asked: 0 })).toBeNull();
  });

  it('names one or two rivals, if all are known', () => {
    const asked = (count: number, ...names: string[]) =>
      conflictSummary({ held: 0, asked: count }, names);
    expect(asked(1, 'Anna Verdi')).toBe('Anche Anna Verdi chiede questi giorni');
    expect(asked(2, 'Anna Verdi', 'Bruno Neri')).toBe(
      'Anche Anna Verdi e Bruno Neri chiedono questi giorni',
    );
    expect(asked(2, 'Anna Verdi')).toBe('Ci sono altre 2 richieste per questi giorni');
    expect(asked(0)).toBeNull();
  });
});

describe('rivalsOf', () => {
  it('lists the other requests for some of the days', () => {
    const request = (id: number, startDate: string, endDate: string) => ({
      id,
      startDate,
      endDate,
    });
    const all = [
      request(1, '2026-07-04', '2026-07-11'),
      request(2, '2026-07-11', '2026-07-18'),
      request(3, '2026-07-10', '2026-07-12'),
    ];
    const idsOf = (some: { id: number }[]) => some.map(({ id }) => id);
    expect(all.map((one) => idsOf(rivalsOf(one, all)))).toEqual([[3], [3], [1, 2]]);
  });
});
