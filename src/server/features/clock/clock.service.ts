import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { AppContext } from '#server/app-context.ts';
import { saveFile } from '#server/infrastructure/file-storage.ts';
import type { ClockState } from '#shared/clock.schema.ts';
import { findNewestTrace } from './clock.repository.ts';

// A server that starts with a wrong date must not delete data that only seems old. So the site stores
// the latest time its clock has reached in a file beside the database, which a restore does not reset.

const DAY_MS = 86_400_000;
/** A longer jump, in either direction, has to be confirmed by an administrator. */
const LONGEST_JUMP_MS = 30 * DAY_MS;
/** How often the time is stored at most. */
const NOTE_EVERY_MS = DAY_MS / 24;

const ownerOnly = { file: 0o600, folder: 0o700 };

const fileOf = ({ config }: AppContext): string => `${config.databaseFile}.clock`;

const note = (app: AppContext, trustedAt: string): Promise<void> => {
  const file = fileOf(app);
  return saveFile(dirname(file), basename(file), Buffer.from(trustedAt), ownerOnly);
};

/** Null when the file is missing or unreadable. */
const readNote = async (app: AppContext): Promise<string | null> => {
  const text = await readFile(fileOf(app), 'utf8').catch(() => '');
  return Number.isNaN(Date.parse(text)) ? null : text;
};

const stateOf = (now: Date, trustedAt: string): ClockState => {
  const jumpMs = Math.abs(now.getTime() - Date.parse(trustedAt));
  return { isTrusted: jumpMs <= LONGEST_JUMP_MS, now: now.toISOString(), trustedAt };
};

/** Without a stored time, the newest row tells how far the clock had come. A new site trusts its clock. */
export const getClock = async (app: AppContext): Promise<ClockState> => {
  const now = app.clock.now();
  const known = (await readNote(app)) ?? (await findNewestTrace(app.database));
  return stateOf(now, known ?? now.toISOString());
};

/** Checks the clock and stores its time, unless it has jumped. */
export const checkClock = async (app: AppContext): Promise<ClockState> => {
  const noted = await readNote(app);
  const clock = await getClock(app);
  const reached = clock.isTrusted ? clock.now : clock.trustedAt;
  const isNews =
    noted === null || Math.abs(Date.parse(reached) - Date.parse(noted)) >= NOTE_EVERY_MS;
  if (isNews) await note(app, reached);
  return clock;
};

/** An administrator confirms that the clock is right. */
export const confirmClock = async (app: AppContext): Promise<ClockState> => {
  const now = app.clock.now();
  await note(app, now.toISOString());
  return stateOf(now, now.toISOString());
};
