import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createWorkQueue } from '#server/infrastructure/work-queue.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';
import type { CalendarKind } from '#shared/calendars.schema.ts';
import { FeedError, type FeedProblem } from './feed-problem.ts';
import type { Reading } from './feed-reader.ts';

// A feed is read in a child process. Another site decides what it holds: a process has limits of time and
// memory that really end it, and the site answers meanwhile.

type Feed = { bytes: Uint8Array; window: DayInterval; kind: CalendarKind };
type Answer = { reading: Reading } | { problem: FeedProblem };

type Limits = { ms: number; megabytes: number };

/** Several times the memory of the largest feed that can be read. */
const usual: Limits = { ms: 5000, megabytes: 192 };

/** Each process takes some 60 MB. */
const inTurn = createWorkQueue({ atOnce: 2, waiting: Number.POSITIVE_INFINITY });

const readInProcess = (
  feed: Feed,
  stopping: AbortSignal,
  { ms, megabytes }: Limits,
): Promise<Reading> =>
  new Promise((resolve, reject) => {
    const file = fileURLToPath(import.meta.resolve('#server/features/calendars/feed-process.ts'));
    const child = fork(file, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${megabytes}`],
      // It needs none of the site's settings, and writes nothing.
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: ms,
      signal: stopping,
      killSignal: 'SIGKILL',
    });
    child.once('message', (answer: Answer) => {
      if ('reading' in answer) resolve(answer.reading);
      else reject(new FeedError(answer.problem));
    });
    // It ended without an answer: killed at its limit of time, or out of memory.
    child.once('exit', () => reject(new FeedError('too-many-events')));
    // The process could not be started or reached, or the site stops.
    child.once('error', reject);
    child.send(feed, (error) => {
      if (error) reject(error);
    });
  });

/** Reads a feed. It rejects with a FeedError, or when the site stops. */
export type ReadFeed = (feed: Feed, stopping: AbortSignal) => Promise<Reading>;

/** The same as `readFeed`, and 'too-many-events' for a feed that takes more time or memory than it may. */
export const readFeedApart = (
  feed: Feed,
  stopping: AbortSignal,
  limits: Limits = usual,
): Promise<Reading> => inTurn(() => readInProcess(feed, stopping, limits));
