import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import type { AppContext } from '#server/app-context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findAdmins } from '#server/features/accounts/accounts.service.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import { saveFile } from '#server/infrastructure/file-storage.ts';

// A server with a wrong date must not erase data that only seem old. After a jump of the clock nothing
// is erased until it has run evenly for a week: time enough to read the mail and correct a wrong date.
// A server that was only switched off needs no help.

const DAY_MS = 86_400_000;
/** The retention job runs once a day: a longer step since its last run is a jump, in either direction. */
const LONGEST_STEP_MS = 30 * DAY_MS;
export const DAYS_IN_DOUBT = 7;
/** While in doubt, a longer step is another jump. */
const LONGEST_EVEN_STEP_MS = 2 * DAY_MS;

const instant = z.iso.datetime();

const noteShape = z.object({
  /** When the last run erased something, or could have; null where none is known. */
  trustedAt: instant.nullable(),
  /** From the first to the latest run after a jump. */
  doubt: z.object({ since: instant, until: instant }).nullable(),
});
type Note = z.infer<typeof noteShape>;

const nothingKnown: Note = { trustedAt: null, doubt: null };

/** Beside the database, so that a restore does not reset it. */
const fileOf = ({ config }: AppContext): string => `${config.databaseFile}.clock`;

const ownerOnly = { file: 0o600, folder: 0o700 };

const writeNote = (app: AppContext, note: Note): Promise<void> => {
  const file = fileOf(app);
  return saveFile(dirname(file), basename(file), Buffer.from(JSON.stringify(note)), ownerOnly);
};

/** Version 1.0 wrote the instant alone. */
const parseNote = (text: string): Note => {
  if (instant.safeParse(text).success) return { trustedAt: text, doubt: null };
  try {
    return noteShape.parse(JSON.parse(text));
  } catch {
    return nothingKnown;
  }
};

const readNote = async (app: AppContext): Promise<Note> =>
  parseNote(await readFile(fileOf(app), 'utf8').catch(() => ''));

const stepMs = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

const isNear = (trustedAt: string | null, now: string): boolean =>
  trustedAt !== null && Math.abs(stepMs(trustedAt, now)) <= LONGEST_STEP_MS;

/** The note after a run at this time. */
const noteAt = ({ trustedAt, doubt }: Note, now: string): Note => {
  if (isNear(trustedAt, now)) return { trustedAt: now, doubt: null };
  const isEven = doubt !== null && Math.abs(stepMs(doubt.until, now)) <= LONGEST_EVEN_STEP_MS;
  const since = isEven ? doubt.since : now;
  return stepMs(since, now) >= DAYS_IN_DOUBT * DAY_MS
    ? { trustedAt: now, doubt: null }
    : { trustedAt, doubt: { since, until: now } };
};

const warn = async (app: AppContext, trustedAt: string, now: string): Promise<void> => {
  await inTransaction(app.database, async (tx) => {
    for (const recipient of await findAdmins(tx)) {
      const subject = { kind: 'clock-jumped', now, trustedAt } as const;
      await enqueueMail(tx, { subject, recipient, createdAt: now });
    }
  });
  app.wakeMailWorker();
};

/**
 * Notes a run of the retention job. Returns whether it may erase. Reports a jump once, in the log and
 * to the administrators. A new server, without an earlier note, reports nothing.
 */
export const mayErase = async (app: AppContext): Promise<boolean> => {
  const before = await readNote(app);
  const now = app.clock.now().toISOString();
  const note = noteAt(before, now);
  await writeNote(app, note);
  const isNewDoubt = note.doubt !== null && note.doubt.since !== before.doubt?.since;
  if (isNewDoubt && note.trustedAt !== null) {
    app.logger.warn(
      { event: 'clock-jumped', now, trustedAt: note.trustedAt },
      'clock has jumped, nothing erased',
    );
    await warn(app, note.trustedAt, now);
  }
  return note.doubt === null;
};

/** The same for work between two runs of the job, such as the rotation of backups. */
export const isClockTrusted = async (app: AppContext): Promise<boolean> => {
  const { trustedAt, doubt } = await readNote(app);
  return doubt === null && isNear(trustedAt, app.clock.now().toISOString());
};
