import type { Backup, BackupKind } from '#shared/backups.schema.ts';
import { BACKUP_MONTHS } from '#shared/retention.ts';

// Which backups are kept. Manual and uploaded backups stay until staff delete them.

/** Created by the site itself. */
const automaticKinds: readonly BackupKind[] = ['daily', 'safety', 'migration'];

const DAYS = 7;
const WEEKS = 4;
/**
 * How many are kept of those made before a restore, and of those made before an update; none longer
 * than the monthly ones.
 */
const SAFETIES = 5;

type Kept = Pick<Backup, 'id' | 'kind' | 'createdAt' | 'missingFiles' | 'isDamaged'>;

const DAY_MS = 86_400_000;
/** A Monday. */
const FIRST_MONDAY_MS = Date.UTC(1970, 0, 5);

const dayOf = ({ createdAt }: Kept): string => createdAt.slice(0, 10);
const weekOf = ({ createdAt }: Kept): number =>
  Math.floor((Date.parse(createdAt) - FIRST_MONDAY_MS) / (7 * DAY_MS));
const monthOf = ({ createdAt }: Kept): string => createdAt.slice(0, 7);

/** The newest backup of each of the latest `count` periods. */
const newestOfEach = (
  newestFirst: readonly Kept[],
  periodOf: (backup: Kept) => string | number,
  count: number,
): Kept[] => {
  const byPeriod = Map.groupBy(newestFirst, periodOf);
  return [...byPeriod.values()].slice(0, count).flatMap(([newest]) => newest ?? []);
};

/** The newest of one kind, going back no further than the monthly ones. */
const latestOf = (newestFirst: readonly Kept[], kind: BackupKind): Kept[] => {
  const [newest] = newestFirst;
  if (!newest) return [];
  const since = new Date(newest.createdAt);
  since.setUTCMonth(since.getUTCMonth() - BACKUP_MONTHS);
  const isRecent = ({ createdAt }: Kept): boolean => createdAt > since.toISOString();
  return newestFirst
    .filter((backup) => backup.kind === kind && isRecent(backup))
    .slice(0, SAFETIES);
};

const expiredAmong = (backups: readonly Kept[], isProven: (id: string) => boolean): string[] => {
  const newestFirst = backups.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const daily = newestFirst.filter(({ kind }) => kind === 'daily');
  const kept = new Set<Kept | undefined>([
    ...newestOfEach(daily, dayOf, DAYS),
    ...newestOfEach(daily, weekOf, WEEKS),
    ...newestOfEach(daily, monthOf, BACKUP_MONTHS),
    ...latestOf(newestFirst, 'safety'),
    ...latestOf(newestFirst, 'migration'),
    newestFirst[0],
    newestFirst.find(({ id }) => isProven(id)),
  ]);
  const mayGo = newestFirst.filter(({ kind }) => automaticKinds.includes(kind));
  return mayGo.filter((backup) => !kept.has(backup)).map(({ id }) => id);
};

/**
 * The ids of the backups to delete. Kept are 7 daily, 4 weekly and 6 monthly ones; of the last six
 * months, the latest 5 made before a restore and the latest 5 made before an update; and always the
 * newest of all and the newest verified one. Complete and incomplete backups are counted separately, so
 * that a complete one is never deleted in favour of an incomplete one; a damaged one counts as incomplete. Backups dated in the future come
 * from a wrong clock: they are neither counted nor deleted.
 */
export const expiredBackups = (
  backups: readonly Kept[],
  isProven: (id: string) => boolean,
  now: Date,
): string[] => {
  const past = backups.filter(({ createdAt }) => createdAt <= now.toISOString());
  const incomplete = past.filter(({ missingFiles, isDamaged }) => missingFiles > 0 || isDamaged);
  const whole = past.filter((backup) => !incomplete.includes(backup));
  return [...expiredAmong(whole, isProven), ...expiredAmong(incomplete, isProven)];
};
