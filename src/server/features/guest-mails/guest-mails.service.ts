import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { translate } from '#server/features/translations/translated-answers.service.ts';
import { languages } from '#server/languages.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { type GuestMailKind, guestMailKinds } from '#shared/guest-mails/guest-mail-kinds.ts';
import type {
  GuestMail,
  GuestMails,
  UpdateGuestMailsInput,
} from '#shared/guest-mails/guest-mails.schema.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import {
  findSettings,
  type GuestMailRow,
  listGuestMails,
  updateGuestMail,
  updateReviewDays,
} from './guest-mails.repository.ts';
import { guestMailTexts } from './guest-mails.texts.ts';

// The mails around a stay: whether and when they are sent, and their texts.

/** As the site brings it, with its fields in braces. */
const shippedText = (locale: Locale, kind: GuestMailKind, part: 'Subject' | 'Text'): string => {
  // The fields are filled in later, with the owners' own texts.
  const t = languages[locale].t as (key: string) => string;
  return t(`guestMails.${kind}${part}`);
};

const shippedIn = (locale: Locale, kind: GuestMailKind) => ({
  subject: shippedText(locale, kind, 'Subject'),
  text: shippedText(locale, kind, 'Text'),
});

const toGuestMail = ({ kind, title: _, ...row }: GuestMailRow): GuestMail => {
  const shipped = shippedIn(HOUSE_LOCALE, kind);
  return { ...row, subject: row.subject || shipped.subject, text: row.text || shipped.text };
};

const rowOf = (rows: readonly GuestMailRow[], kind: GuestMailKind): GuestMailRow => {
  const row = rows.find((one) => one.kind === kind);
  if (!row) throw new Error(`No guest mail ${kind}`);
  return row;
};

export const getGuestMails = async (db: Database): Promise<GuestMails> => {
  const rows = await listGuestMails(db);
  const mails = guestMailKinds.map((kind) => [kind, toGuestMail(rowOf(rows, kind))]);
  const settings = await findSettings(db);
  return { ...(Object.fromEntries(mails) as Record<GuestMailKind, GuestMail>), ...settings };
};

/** For so many days after the departure guests can review their stay. */
export const getReviewDays = async (db: Database): Promise<number> =>
  (await findSettings(db)).reviewDays;

/** A text that is the site's own stays that, so that it follows the guest's language. */
const toRow = (row: GuestMailRow, mail: GuestMail): GuestMailRow => {
  const shipped = shippedIn(HOUSE_LOCALE, row.kind);
  const own = (part: 'subject' | 'text') => (mail[part] === shipped[part] ? '' : mail[part]);
  return { ...row, ...mail, subject: own('subject'), text: own('text') };
};

/** The table has one row. */
const SETTINGS_ID = 1;

/** Changes the given fields only. CHANGED_MEANWHILE. */
export const updateGuestMails = (
  app: AppContext,
  { seenVersion, reviewDays, ...changes }: UpdateGuestMailsInput,
): Promise<GuestMails> =>
  inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'guestMailSettings', { id: SETTINGS_ID, seenVersion });
    if (reviewDays !== undefined) await updateReviewDays(tx, reviewDays);
    for (const row of await listGuestMails(tx)) {
      const change = changes[row.kind];
      if (!change) continue;
      await updateGuestMail(tx, toRow(row, { ...toGuestMail(row), ...definedOf(change) }));
    }
    return getGuestMails(tx);
  });

export type MailWords = {
  subject: string;
  text: string;
  /** The text's language, where the owners have not translated it. */
  lang: Locale | undefined;
};

/** Subject and text in a guest's language: the owners' own, or the site's. */
export const findMailWords = async (
  db: Database,
  kind: GuestMailKind,
  locale: Locale,
): Promise<MailWords> => {
  const row = rowOf(await listGuestMails(db), kind);
  const { subject, text, untranslated } = await translate(
    db,
    { texts: guestMailTexts, locale },
    row,
  );
  const shipped = shippedIn(locale, kind);
  return {
    subject: subject || shipped.subject,
    text: text || shipped.text,
    lang: untranslated?.includes('text') ? HOUSE_LOCALE : undefined,
  };
};
