import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { clearLog } from '#server/database/clear-log.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { assertPassword } from '#server/features/accounts/profile.service.ts';
import { isToCome } from '#server/features/bookings/personal-data.service.ts';
import { removeOrphanedFiles } from '#server/features/media/media-files.service.ts';
import { keepTaxOf } from '#server/features/tourist-tax/personal-data.service.ts';
import { deleteMailFilesOf } from '#server/infrastructure/file-mailer.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import { type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { EraseMineInput, Erasure, HeldCounts, StayToCome } from '#shared/privacy.schema.ts';
import {
  addressesOf,
  countHeld,
  eraseHeldData,
  findHeldData,
  type HeldData,
  type Whose,
} from './held-data.ts';

const staysToCome = ({ bookings }: HeldData, today: StayDate): StayToCome[] =>
  bookings.toReversed().flatMap((stay) => {
    const { id, startDate, endDate, status } = stay;
    if (status === 'REJECTED' || !isToCome(stay, today)) return [];
    return { id, startDate, endDate, status };
  });

/** Whether a person can be erased on a day, and if not, why. */
export const erasureOf = (held: HeldData, today: StayDate): Erasure => {
  if (held.account.some(({ role }) => isStaff(role))) return { state: 'staff' };
  const stays = staysToCome(held, today);
  return stays.length > 0 ? { state: 'stays-to-come', stays } : { state: 'possible' };
};

const assertErasable = (held: HeldData, today: StayDate): void => {
  const { state } = erasureOf(held, today);
  if (state === 'staff') throw new AppError('PERSON_IS_STAFF');
  if (state === 'stays-to-come') throw new AppError('STAYS_TO_COME');
};

/**
 * Erases everything held about a person except in backups: past stays lose their guest, everything else
 * is deleted, waiting mails too. The law wants receipts for ten years: they stay. PERSON_IS_STAFF, STAYS_TO_COME.
 */
export const erasePerson = async (
  app: AppContext,
  whose: Whose,
  caller: Caller,
): Promise<HeldCounts> => {
  const today = todayAtHouse(app.clock.now());
  const { held, files } = await inTransaction(app.database, async (tx) => {
    const found = await findHeldData(tx, whose);
    assertErasable(found, today);
    await keepTaxOf(
      app,
      tx,
      found.bookings.map(({ id }) => id),
    );
    return { held: found, files: await eraseHeldData(tx, found) };
  });
  await removeOrphanedFiles(app, files);
  await deleteMailFilesOf(app.config.mail.dir, addressesOf(held));
  await clearLog(app.database);
  const counts = countHeld(held);
  app.logger.info({ event: 'person-erased', by: caller.userId, counts }, 'person erased');
  return counts;
};

/** Users erase the data of their account. INVALID_INPUT for a wrong password; otherwise as `erasePerson`. */
export const eraseMyself = async (
  app: AppContext,
  { currentPassword }: EraseMineInput,
  caller: Caller,
): Promise<HeldCounts> => {
  await assertPassword(app, caller, currentPassword);
  return erasePerson(app, { userId: caller.userId }, caller);
};
