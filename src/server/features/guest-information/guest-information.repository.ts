import type { Database } from '#server/database/database.types.ts';
import { updateTexts } from '#server/database/owners-texts.ts';
import type { GuestInformation } from '#shared/guest-page/guest-information.schema.ts';
import { guestInformationTexts } from './guest-information.texts.ts';

export const findGuestInformation = async (db: Database): Promise<GuestInformation> => {
  const { id: _id, ...row } = await db
    .selectFrom('guestInformation')
    .selectAll()
    .executeTakeFirstOrThrow();
  return {
    ...row,
    isOn: row.isOn === 1,
    asksGuests: row.asksGuests === 1,
    releaseWhenComplete: row.releaseWhenComplete === 1,
  };
};

export const updateInformationRow = (
  tx: Database,
  { isOn, asksGuests, releaseWhenComplete, ...texts }: Omit<GuestInformation, 'version'>,
): Promise<void> =>
  updateTexts(tx, guestInformationTexts, 1, {
    ...texts,
    isOn: isOn ? 1 : 0,
    asksGuests: asksGuests ? 1 : 0,
    releaseWhenComplete: releaseWhenComplete ? 1 : 0,
  });
