import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { findCmsPageState } from '#server/features/cms/cms-pages.service.ts';
import { asksForGuests } from '#server/features/guest-information/guest-information.service.ts';
import { guessLanguage } from '#server/features/outbox/guess-language.ts';
import type {
  MailLink,
  MailPart,
  MailSection,
  MailSite,
} from '#server/features/outbox/mail-parts.ts';
import type { MailContent, StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import { findStayTermsInWords } from '#server/features/payment-terms/payment-terms.service.ts';
import type { ServerLanguage } from '#server/languages.ts';
import { googleMapsAddress } from '#shared/addresses.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { guestEvent } from '#shared/bookings/guest-calendar.ts';
import { depositInWords } from '#shared/bookings/house-terms.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import type { AnswerTime, PropertyView } from '#shared/property.schema.ts';
import { formatCoordinates } from '#shared/rich-text/coordinates.ts';
import { writeIcs } from '#shared/write-ics.ts';
import { findGuestPath } from './guest-link.service.ts';

// Parts of the mails to the guest of a stay. A part without content is left out.

/** The data of a mail about a stay; `booking` is null for a deleted stay. */
export type StayMailSource = { site: MailSite; app: AppContext; booking: StaffStay | null };

const languageKeys = {
  it: 'house.italian',
  en: 'house.english',
  de: 'house.german',
  fr: 'house.french',
} as const satisfies Record<Locale, string>;

/** A title that names the language of its text, where that is not the reader's. */
const titled = (title: string, lang: Locale | undefined, { locale, t }: ServerLanguage): string =>
  lang === undefined || lang === locale
    ? title
    : t('mails.titleInLanguage', { title, language: t(languageKeys[lang]) });

/** Words that staff typed for this guest. */
export const staffWords = (text: string, language: ServerLanguage): MailPart[] => {
  if (text === '') return [];
  const lang = guessLanguage(text);
  return [
    { quotation: { title: titled(language.t('mails.ourWords'), lang, language), text, lang } },
  ];
};

/** The guest's own note. Only to a confirmed address, or after an act of staff, who have read it. */
export const noteOf = ({ note }: StaySnapshot, { t }: ServerLanguage): MailPart[] =>
  note === ''
    ? []
    : [{ quotation: { title: t('mails.yourNote'), text: note, lang: guessLanguage(note) } }];

const readTexts = {
  '': 'booking.weRead',
  hours: 'booking.weReadWithinHours',
  day: 'booking.weReadWithinDay',
  'two-days': 'booking.weReadWithinTwoDays',
} as const satisfies Record<AnswerTime, string>;

/** The next steps after a request, and their times. */
export const afterRequest = ({ hostAnswers }: PropertyView, { t }: ServerLanguage): MailPart => ({
  section: {
    title: t('booking.nextSteps'),
    text: [
      t(readTexts[hostAnswers]),
      t('mails.requestedNotReserved'),
      t('booking.lookInSpam'),
    ].join('\n'),
  },
});

type Said = { title: string; sentences: string; words: string; lang: Locale | undefined };

/** The sentences of the terms with the owners' words, which may be in another language. */
const sections = (
  { title, sentences, words, lang }: Said,
  language: ServerLanguage,
): MailSection[] => {
  const owners = { title: titled(title, lang, language), text: words, lang };
  if (sentences === '') return [owners];
  if (lang) return [{ title, text: sentences }, owners];
  return [{ title, text: [sentences, words].filter(Boolean).join('\n') }];
};

/**
 * How one pays, what cancelling costs, and the deposit, as far as the owners say it. What the mail has told of paying
 * leaves the owners' words alone.
 */
export const termsOf = async (
  { app, booking }: StayMailSource,
  house: PropertyView,
  language: ServerLanguage,
  { isPayTold = false } = {},
): Promise<MailPart[]> => {
  const { t, locale } = language;
  const agreed = booking && (await findStayTermsInWords(app.database, booking, locale));
  const said = (['howToPay', 'cancellation'] as const).flatMap((field): MailSection[] => {
    const isTold = isPayTold && field === 'howToPay';
    const matter: Said = {
      title: t(isTold ? 'pay.otherWays' : `house.${field}`),
      sentences: isTold ? '' : (agreed?.[field] ?? ''),
      words: house[field],
      lang: house.untranslated?.includes(field) ? HOUSE_LOCALE : undefined,
    };
    return sections(matter, language);
  });
  const deposit = { title: t('house.deposit'), text: depositInWords(house, language) };
  return [...said, deposit].filter(({ text }) => text !== '').map((section) => ({ section }));
};

/** The page of the stay, where owners have switched these pages on. */
export const guestPageLink = async (
  { app, booking }: StayMailSource,
  { t }: ServerLanguage,
  label: string = t('guestPages.button'),
): Promise<MailPart[]> => {
  const path = booking && (await findGuestPath(app, booking));
  return path ? [{ button: { label, to: path } }] : [];
};

/** Asks for the guests' data: on the page of the stay if owners collect them there, else by a reply. */
export const documents = async (
  { app, booking }: StayMailSource,
  { t }: ServerLanguage,
): Promise<MailPart> => {
  const isAsked = await asksForGuests(app.database);
  const path = isAsked && booking ? await findGuestPath(app, booking) : null;
  return {
    section: {
      title: t(path ? 'mails.party' : 'mails.documents'),
      text: t(path ? 'mails.confirmedParty' : 'mails.confirmedDocuments'),
    },
  };
};

/** The page that tells how to get there, as the sample house and the menu call it. */
const ARRIVAL_PAGE = 'come-arrivare';

const mapPlace = ({ address, coordinates }: PropertyView): string =>
  coordinates ? formatCoordinates(coordinates).replace(' ', '') : address;

/** The address of the house with the ways to it. */
export const arrival = async (
  db: Database,
  house: PropertyView,
  { t }: ServerLanguage,
): Promise<MailPart[]> => {
  const place = mapPlace(house);
  const hasPage = (await findCmsPageState(db, ARRIVAL_PAGE)) === 'published';
  const page: MailLink = { label: t('mails.directionsLink'), to: `/pages/${ARRIVAL_PAGE}` };
  const map: MailLink = { label: t('mails.mapLink'), to: googleMapsAddress(place) };
  const links = [...(hasPage ? [page] : []), ...(place ? [map] : [])];
  if (links.length === 0) return [];
  return [{ section: { title: t('mails.directions'), text: house.address, links } }];
};

/** A confirmed stay as a file for the guest's own calendar. A later one replaces it there. */
export const stayFile = (
  { bookingId: id, startDate, endDate }: StaySnapshot,
  { site, app, booking }: StayMailSource,
  { t }: ServerLanguage,
): NonNullable<MailContent['calendar']> => {
  const { siteName, house } = site;
  const event = {
    ...guestEvent({ id, startDate, endDate }, new URL(site.publicUrl).hostname),
    createdAt: app.clock.now().toISOString(),
    summary: siteName,
    location: house[HOUSE_LOCALE].address,
    sequence: booking?.version ?? 0,
  };
  return {
    fileName: t('booking.calendarFile', { date: startDate }),
    ics: writeIcs(siteName, [event]),
  };
};
