import type { AppContext } from '#server/app-context.ts';
import type { Cards } from '#server/card/card.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { firstAdminEmail } from '#server/features/accounts/accounts.service.ts';
import { getProperty } from '#server/features/property/property.service.ts';
import { allTranslatedTexts } from '#server/features/translations/all-texts.ts';
import {
  assertCanBeOffered,
  readyLanguages,
} from '#server/features/translations/offered-languages.service.ts';
import type { MailAddress } from '#server/infrastructure/mailer.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type {
  SiteSettings,
  SiteState,
  UpdateSiteSettingsInput,
} from '#shared/site-settings.schema.ts';
import { findSiteSettings, updateSettingsRow } from './site-settings.repository.ts';

/** The table has one row. */
const ROW_ID = 1;

export const getSiteSettings = async (db: Database): Promise<SiteSettings> => {
  const { hostEmail } = await getProperty(db);
  const defaultReplyTo = hostEmail || ((await firstAdminEmail(db)) ?? '');
  return { ...(await findSiteSettings(db)), defaultReplyTo };
};

export const isInPreparation = async (db: Database): Promise<boolean> =>
  (await findSiteSettings(db)).inPreparation;

/** In the order of the site's menu. */
export const listOfferedLocales = async (db: Database): Promise<Locale[]> =>
  (await findSiteSettings(db)).languages;

/**
 * Where a guest's answer to a mail goes: to the address that staff chose, otherwise to the host's public
 * one. Only a house without any gives away where somebody logs in: the mail's `author`, otherwise the
 * first administrator.
 */
export const findReplyTo = async (
  db: Database,
  author?: MailAddress,
): Promise<MailAddress | undefined> => {
  const { replyTo } = await findSiteSettings(db);
  const { hostEmail } = await getProperty(db);
  const address = replyTo || hostEmail || author?.address || (await firstAdminEmail(db));
  return address ? { address } : undefined;
};

export const getSiteState = async (
  { config, database }: AppContext,
  isHidden: boolean,
): Promise<SiteState> => {
  const { inPreparation, replyTo, languages } = await findSiteSettings(database);
  return {
    shown: inPreparation ? (isHidden ? 'hidden' : 'preview') : 'open',
    ...(isHidden && replyTo !== '' && { contactEmail: replyTo }),
    sendsMails: config.mail.server !== undefined,
    languages,
  };
};

/** Offers those of some languages that have the texts of house and home page; in a transaction. */
export const offerReadyLanguages = async (
  tx: Database,
  cards: Cards,
  wanted: readonly Locale[],
): Promise<void> => {
  await bumpVersion(tx, 'siteSettings', { id: ROW_ID });
  const { version: _version, ...before } = await findSiteSettings(tx);
  const languages = await readyLanguages(tx, allTranslatedTexts(cards), wanted);
  await updateSettingsRow(tx, { ...before, languages });
};

/** Changes the given fields only. CHANGED_MEANWHILE, INVALID_INPUT for a language that lacks texts. */
export const updateSiteSettings = (
  app: AppContext,
  { seenVersion, ...changes }: UpdateSiteSettingsInput,
): Promise<SiteSettings> =>
  inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'siteSettings', { id: ROW_ID, seenVersion });
    if (changes.languages) {
      await assertCanBeOffered(tx, allTranslatedTexts(app.cards), changes.languages);
    }
    const { version: _version, ...before } = await findSiteSettings(tx);
    await updateSettingsRow(tx, { ...before, ...definedOf(changes) });
    return getSiteSettings(tx);
  });
