import { expect, it } from 'vitest';
import { feedOf } from '#tests/support/feed-server.ts';
import { readFeedApart } from './read-feed-apart.ts';

const never = new AbortController().signal;

const feed = (text: string) => ({
  bytes: Buffer.from(text),
  window: { from: '2026-05-20', until: '2030-01-01' },
  kind: 'other' as const,
});
/** A process starts slowly on a busy machine. */
const ample = { ms: 60_000, megabytes: 192 };
const stay = feed(feedOf(['a', '2026-07-04', '2026-07-11']));

it('a process answers what the feed says', async () => {
  expect(await readFeedApart(stay, never, ample)).toEqual({
    events: [{ uid: 'a', startDate: '2026-07-04', until: '2026-07-11', isClosed: false }],
    unreadable: new Set(),
    hasNameless: false,
  });
});

it('a process answers what is wrong with the feed', async () => {
  await expect(readFeedApart(feed('<html>'), never, ample)).rejects.toThrow('not-a-calendar');
});

it.each([
  ['time', { ms: 1, megabytes: 192 }],
  ['memory', { ms: 60_000, megabytes: 4 }],
])('a process that exceeds its %s is ended', async (_, limits) => {
  const heavy = feed(`BEGIN:VCALENDAR\r\n${'X:y\r\n'.repeat(300_000)}END:VCALENDAR\r\n`);
  await expect(readFeedApart(heavy, never, limits)).rejects.toThrow('too-many-events');
});

it('a process ends when the site stops', async () => {
  const stopping = new AbortController();
  const reading = readFeedApart(stay, stopping.signal, ample);
  stopping.abort();
  await expect(reading).rejects.toThrow('aborted');
});
