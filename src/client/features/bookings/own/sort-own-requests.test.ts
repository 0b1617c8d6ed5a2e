import { expect, it } from 'vitest';
import { sortOwnRequests } from './sort-own-requests.ts';

it('sorts upcoming stays before past ones', () => {
  const requests = [
    { id: 1, startDate: '2026-05-01', endDate: '2026-05-08' },
    { id: 2, startDate: '2026-08-01', endDate: '2026-08-08' },
    { id: 3, startDate: '2026-06-01', endDate: '2026-06-08' },
    { id: 4, startDate: '2026-06-28', endDate: '2026-07-01' },
  ];
  expect(sortOwnRequests(requests, '2026-07-01').map(({ id }) => id)).toEqual([4, 2, 3, 1]);
});
