import type { AppContext } from '#server/app-context.ts';
import { findGuestPath, findPageOfStay } from '#server/features/bookings/guest-link.service.ts';
import { arrival } from '#server/features/bookings/stay-mail-parts.ts';
import { getTranslatedGuestInformation } from '#server/features/guest-information/guest-information.service.ts';
import { moneyMailParts } from '#server/features/guest-page/guest-money.service.ts';
import { partyOf, wayInOf } from '#server/features/guest-page/guest-page.service.ts';
import type { MailPart, MailSection, MailSite } from '#server/features/outbox/mail-parts.ts';
import type { MailContent, MailTemplates } from '#server/features/outbox/outbox.mails.ts';
import { languages, type ServerLanguage } from '#server/languages.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addressedName } from '#shared/bookings/first-name.ts';
import { checkInHours, checkOutHours } from '#shared/bookings/house-terms.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { GuestMailKind } from '#shared/guest-mails/guest-mail-kinds.ts';
import { guestMailWords, partsOf } from '#shared/guest-mails/guest-mail-words.ts';
import { HOUSE_LOCALE, localizedPath } from '#shared/languages/locales.ts';
import { forgetUnsent, isStillDue } from './due-guest-mails.service.ts';
import { findMailWords } from './guest-mails.service.ts';

type Source = { app: AppContext; site: MailSite; stay: StaffStay };

/** Hours of the first and the last day. */
const hoursOf = ({ site, stay }: Source, language: ServerLanguage): MailPart => {
  const house = site.house[language.locale];
  const { t, formatDayWithWeekday } = language;
  return {
    facts: [
      {
        label: t('mails.checkIn'),
        value: formatDayWithWeekday(stay.startDate),
        detail: checkInHours(house, language),
      },
      {
        label: t('mails.checkOut'),
        value: formatDayWithWeekday(stay.endDate),
        detail: checkOutHours(house, language),
      },
    ],
  };
};

/** The way to the house, and its keys as soon as the guest's page shows them. */
const wayOf = async (
  { app, site, stay }: Source,
  language: ServerLanguage,
): Promise<MailPart[]> => {
  const { database, clock } = app;
  const { locale, t } = language;
  const house = site.house[locale];
  const information = await getTranslatedGuestInformation(database, locale);
  const page = await findPageOfStay(database, stay.id);
  const party = await partyOf(database, stay, information);
  const source = { stay, releasedAt: page?.releasedAt ?? null, house, information, party };
  const wayIn = wayInOf(source, todayAtHouse(clock.now()));
  const { untranslated = [] } = information;
  const sections = (['directions', 'keys'] as const).map(
    (field): MailSection => ({
      title: t(`guestPage.${field}`),
      text: wayIn?.[field] ?? '',
      lang: untranslated.includes(field) ? HOUSE_LOCALE : undefined,
    }),
  );
  return [
    ...(await arrival(database, house, language)),
    ...sections.filter(({ text }) => text !== '').map((section) => ({ section })),
  ];
};

const moneyOf = ({ app, site, stay }: Source, language: ServerLanguage): Promise<MailPart[]> =>
  moneyMailParts({ app, site, booking: stay }, language);

/** What the site adds to the owners' text. */
const additions: Record<
  GuestMailKind,
  (source: Source, language: ServerLanguage) => Promise<MailPart[]>
> = {
  welcome: async () => [],
  party: async () => [],
  arrival: async (source, language) => [
    hoursOf(source, language),
    ...(await wayOf(source, language)),
  ],
  thanks: async () => [],
  depositDue: moneyOf,
  depositLate: moneyOf,
  balanceDue: moneyOf,
  balanceLate: moneyOf,
};

/** A mail to the guest of a stay, as it is now. */
export const writeGuestMail = async (source: Source, kind: GuestMailKind): Promise<MailContent> => {
  const { app, site, stay } = source;
  const language = languages[stay.locale];
  const { subject, text, lang } = await findMailWords(app.database, kind, stay.locale);
  const path = await findGuestPath(app, stay);
  const localized =
    path && (site.offered.includes(stay.locale) ? localizedPath(stay.locale, path) : path);
  const values = {
    nome: addressedName(stay.guestName),
    arrivo: language.formatDayInWords(stay.startDate),
    partenza: language.formatDayInWords(stay.endDate),
    casa: site.siteName,
    link: localized && `${site.publicUrl}${localized}`,
  };
  const button = { label: language.t('guestPages.button'), to: path ?? '' };
  const parts = partsOf(text, values).map(
    (part): MailPart => (part === 'link' ? { button } : { ...part, lang }),
  );
  return {
    language,
    subject: guestMailWords.fill(subject, { ...values, link: '' }).trim(),
    body: [...parts, ...(await additions[kind](source, language))],
  };
};

export const guestMailTemplates: Pick<MailTemplates, 'guest-mail'> = {
  'guest-mail': async ({ bookingId, about: kind }, site, app, recipient) => {
    const stay = await isStillDue(app, { bookingId, kind });
    if (stay?.guestEmail === recipient.email) return writeGuestMail({ app, site, stay }, kind);
    // It is due again at another time or address, or a person's now, or of no use.
    await forgetUnsent(app.database, { bookingId, kind });
    return null;
  },
};
