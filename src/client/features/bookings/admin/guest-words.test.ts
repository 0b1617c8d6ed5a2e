import { expect, it } from 'vitest';
import { describeStays } from './guest-words.ts';

const stay = (id: number, startDate: string, state: 'CONFIRMED' | 'REJECTED') => ({
  id,
  startDate,
  endDate: startDate,
  state,
  totalCents: null,
  note: '',
  privateNote: '',
});

it('counts the stays of a guest, or the requests of one who never stayed', () => {
  const rejected = stay(1, '2025-08-01', 'REJECTED');
  expect(describeStays({ stays: [rejected] }, '2026-09-01')).toBe('1 richiesta');
  const twice = {
    stays: [stay(3, '2026-08-01', 'CONFIRMED'), stay(2, '2025-08-01', 'CONFIRMED'), rejected],
  };
  expect(describeStays(twice, '2026-09-01')).toBe('2 soggiorni, l’ultimo: agosto 2026');
  expect(describeStays(twice, '2025-09-01')).toBe('2 soggiorni, il prossimo: agosto 2026');
  expect(describeStays(twice, '2025-07-01')).toBe('2 soggiorni, il prossimo: agosto 2025');
});
