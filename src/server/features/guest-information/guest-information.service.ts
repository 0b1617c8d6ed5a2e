import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { translate } from '#server/features/translations/translated-answers.service.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type {
  GuestInformation,
  UpdateGuestInformationInput,
} from '#shared/guest-page/guest-information.schema.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { findGuestInformation, updateInformationRow } from './guest-information.repository.ts';
import { guestInformationTexts } from './guest-information.texts.ts';

export const getGuestInformation = findGuestInformation;

/** Whether stays have a page. */
export const hasGuestPages = async (db: Database): Promise<boolean> =>
  (await findGuestInformation(db)).isOn;

/** Whether guests are asked, on their page, who comes. */
export const asksForGuests = async (db: Database): Promise<boolean> => {
  const { isOn, asksGuests } = await findGuestInformation(db);
  return isOn && asksGuests;
};

/** As guests read it in their language. */
export const getTranslatedGuestInformation = async (db: Database, locale: Locale) =>
  translate(db, { texts: guestInformationTexts, locale }, await findGuestInformation(db));

/** The table has one row. */
const ROW_ID = 1;

/** Changes the given fields only. CHANGED_MEANWHILE. */
export const updateGuestInformation = (
  app: AppContext,
  { seenVersion, ...changes }: UpdateGuestInformationInput,
): Promise<GuestInformation> =>
  inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'guestInformation', { id: ROW_ID, seenVersion });
    const { version: _version, ...before } = await findGuestInformation(tx);
    await updateInformationRow(tx, { ...before, ...definedOf(changes) });
    return findGuestInformation(tx);
  });

/** Switches on the pages of stays, and that they ask who comes. Nothing changes where they do. */
export const startAskingGuests = async (tx: Database): Promise<void> => {
  const { version: _version, ...before } = await findGuestInformation(tx);
  if (before.isOn && before.asksGuests) return;
  await bumpVersion(tx, 'guestInformation', { id: ROW_ID });
  await updateInformationRow(tx, { ...before, isOn: true, asksGuests: true });
};
