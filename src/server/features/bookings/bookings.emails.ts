import type { AppContext } from '#server/app-context.ts';
import type { MailPart, MailSite } from '#server/features/outbox/mail-parts.ts';
import type {
  MailContent,
  MailSubject,
  MailTemplates,
  Recipient,
  StayMailKind,
  StaySnapshot,
} from '#server/features/outbox/outbox.mails.ts';
import { languages, type ServerLanguage } from '#server/languages.ts';
import { homeLink } from '#shared/anchors.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { findBooking } from './bookings.repository.ts';
import { isTrueOf, standingOf } from './mail-truth.ts';
import { furtherRequests, requestNews } from './request-news.ts';
import { datesOf, stayCard } from './stay-card.ts';
import {
  afterRequest,
  arrival,
  documents,
  guestPageLink,
  noteOf,
  type StayMailSource,
  staffWords,
  stayFile,
  termsOf,
} from './stay-mail-parts.ts';
import { snapshotOf } from './stay-snapshot.ts';

export type BookingMailKind = Extract<MailKind, `booking-${string}`>;

/**
 * Writes about the stay as it is at sending, or as it was when it was deleted. Null when that would not
 * be true, and when the address is no longer the guest's.
 */
const ofStay =
  <Subject extends MailSubject<StayMailKind>>(
    write: (subject: Subject, source: StayMailSource) => MailContent | Promise<MailContent>,
  ) =>
  async (
    subject: Subject,
    site: MailSite,
    app: AppContext,
    recipient: Recipient,
  ): Promise<MailContent | null> => {
    const { clock, database } = app;
    const booking = await findBooking(database, subject.stay.bookingId);
    if (booking === null) {
      return isTrueOf(subject, null) ? write(subject, { site, app, booking }) : null;
    }
    if (booking.isBlocked || booking.guestEmail !== recipient.email) return null;
    if (!isTrueOf(subject, booking)) return null;
    const stay = await snapshotOf(database, booking, clock.now());
    return write({ ...subject, stay }, { site, app, booking });
  };

/** The guest's language, and the house and the days of the stay in it. */
const inWords = (stay: StaySnapshot, { site }: StayMailSource) => {
  const language = languages[stay.locale ?? HOUSE_LOCALE];
  const house = site.house[language.locale];
  return { language, t: language.t, dates: datesOf(stay, language), house };
};

/** What the guest of a stay pays when and how, or gets back; nothing where the site does not follow it. */
export type MoneyMailParts = (
  source: StayMailSource,
  language: ServerLanguage,
) => Promise<MailPart[]>;

/** Without the site's figures the owners settle what was paid by mail. */
const refundOf = async (
  moneyOf: MoneyMailParts,
  source: StayMailSource,
  language: ServerLanguage,
): Promise<MailPart[]> => {
  const parts = await moneyOf(source, language);
  return parts.length > 0 ? parts : [language.t('mails.cancelledMoney')];
};

/** The mails about stays, worded as of the day they are sent. */
export const bookingMailTemplates = (
  moneyOf: MoneyMailParts,
): Pick<MailTemplates, BookingMailKind> => ({
  // NOTE: at an address that nobody has confirmed, the name is the only free text of the guest. The form accepts
  // any address, so repeating the note would let anyone send arbitrary text to third parties through the site.
  'booking-requested': ofStay(async ({ stay, isProven = false }, source) => {
    const { language, t, dates, house } = inWords(stay, source);
    return {
      language,
      subject: t('mails.requestedSubject', { dates }),
      body: [
        { lead: t('mails.requested') },
        { card: stayCard(stay, { standing: 'waiting', hours: house }, language) },
        ...(await guestPageLink(source, language)),
        ...(isProven ? noteOf(stay, language) : []),
        afterRequest(house, language),
        ...(await termsOf(source, house, language)),
        t('mails.stayClosing'),
      ],
    };
  }),

  'booking-requested-more': ({ ids }, site, app, recipient) =>
    furtherRequests(app, ids, site, recipient),

  'booking-requested-staff': ({ ids }, _site, app, recipient) => requestNews(app, ids, recipient),

  'booking-confirmed': ofStay(async ({ stay }, source) => {
    const { language, t, dates, house } = inWords(stay, source);
    const money = await moneyOf(source, language);
    return {
      language,
      subject: t('mails.confirmedSubject', { dates }),
      calendar: stayFile(stay, source, language),
      body: [
        { lead: t('mails.confirmed') },
        { card: stayCard(stay, { standing: 'confirmed', hours: house }, language) },
        ...(await guestPageLink(source, language)),
        ...noteOf(stay, language),
        ...money,
        ...(await termsOf(source, house, language, { isPayTold: money.length > 0 })),
        await documents(source, language),
        ...(await arrival(source.app.database, house, language)),
        t('mails.calendarAttached'),
        t('mails.stayClosing'),
      ],
    };
  }),

  'booking-rejected': ofStay(async ({ stay, reason }, source) => {
    const { language, t, dates, house } = inWords(stay, source);
    return {
      language,
      subject: t('mails.rejectedSubject', { dates }),
      body: [
        { lead: t('mails.rejected') },
        ...staffWords(reason, language),
        { card: stayCard(stay, { standing: 'rejected', hours: house }, language) },
        ...(await guestPageLink(source, language)),
        t('mails.rejectedOtherDates'),
        { button: { label: t('mails.freeDatesButton'), to: homeLink('availability') } },
        t('mails.stayRegards'),
      ],
    };
  }),

  'booking-reopened': ofStay(async ({ stay }, source) => {
    const { language, t, dates, house } = inWords(stay, source);
    return {
      language,
      subject: t('mails.reopenedSubject', { dates }),
      body: [
        { lead: t('mails.reopened') },
        { card: stayCard(stay, { standing: 'waiting', hours: house }, language) },
        ...(await guestPageLink(source, language)),
        ...noteOf(stay, language),
        afterRequest(house, language),
        ...(await termsOf(source, house, language)),
        t('mails.stayClosing'),
      ],
    };
  }),

  'booking-changed': ofStay(async ({ stay, previous }, source) => {
    const { language, t, dates, house } = inWords(stay, source);
    const isConfirmed = source.booking !== null && standingOf(source.booking) === 'confirmed';
    const standing = isConfirmed ? 'confirmed' : 'waiting';
    const card = { card: stayCard(stay, { standing, hours: house, previous }, language) };
    const note = noteOf(stay, language);
    const money = isConfirmed ? await moneyOf(source, language) : [];
    const terms = await termsOf(source, house, language, { isPayTold: money.length > 0 });
    if (!isConfirmed) {
      return {
        language,
        subject: t('mails.requestChangedSubject', { dates }),
        body: [
          { lead: t('mails.requestChanged') },
          card,
          ...(await guestPageLink(source, language)),
          ...note,
          afterRequest(house, language),
          ...terms,
          t('mails.stayClosing'),
        ],
      };
    }
    return {
      language,
      subject: t('mails.changedSubject', { dates }),
      calendar: stayFile(stay, source, language),
      body: [
        { lead: t('mails.changed') },
        card,
        ...(await guestPageLink(source, language)),
        ...note,
        ...money,
        ...terms,
        t('mails.calendarChanged'),
        t('mails.stayClosing'),
      ],
    };
  }),

  'booking-cancelled': ofStay(async ({ stay, reason = '' }, source) => {
    const { language, t, dates, house } = inWords(stay, source);
    return {
      language,
      subject: t('mails.cancelledSubject', { dates }),
      body: [
        { lead: t('mails.cancelled') },
        t('mails.cancelledRegret'),
        ...staffWords(reason, language),
        { card: stayCard(stay, { standing: 'cancelled', hours: house }, language) },
        ...(await guestPageLink(source, language)),
        ...(await refundOf(moneyOf, source, language)),
        t('mails.stayRegards'),
      ],
    };
  }),
});
