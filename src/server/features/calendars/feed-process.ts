import type { DayInterval } from '#shared/bookings/occupancy.ts';
import type { CalendarKind } from '#shared/calendars.schema.ts';
import { FeedError } from './feed-problem.ts';
import { readFeed } from './feed-reader.ts';

// The child process: receives one feed, answers, and ends.

type Feed = { bytes: Uint8Array; window: DayInterval; kind: CalendarKind };

const answerTo = ({ bytes, window, kind }: Feed) => {
  try {
    return { reading: readFeed(bytes, window, kind) };
  } catch (error) {
    if (error instanceof FeedError) return { problem: error.problem };
    throw error;
  }
};

process.once('message', (feed: Feed) => {
  process.send?.(answerTo(feed), () => process.disconnect());
});
