import { expect, it } from 'vitest';
import { sortSessions } from './sort-sessions.ts';

const session = (id: number, lastUsedAt: string, current = false) => ({
  id,
  device: '',
  createdAt: '2026-05-01T00:00:00.000Z',
  lastUsedAt,
  current,
});

it('puts the current session first, then the most recently used', () => {
  const sessions = [
    session(1, '2026-05-02T08:00:00.000Z'),
    session(2, '2026-05-20T08:00:00.000Z'),
    session(3, '2026-05-01T08:00:00.000Z', true),
    session(4, '2026-05-20T08:00:00.000Z'),
  ];
  expect(sortSessions(sessions).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});
