import type { MailParts } from '#server/features/outbox/mail-layout.ts';
import type { MailTemplates, StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import { languages, type ServerLanguage } from '#server/languages.ts';
import { homeLink } from '#shared/anchors.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { furtherRequests, requestNews } from './request-news.ts';
import { datesOf, dayFacts, stayFacts } from './stay-facts.ts';

const languageOf = ({ locale = HOUSE_LOCALE }: StaySnapshot): ServerLanguage => languages[locale];

/**
 * NOTE: the name is the only free text that a mail to the guest repeats. The form accepts any address,
 * so repeating the note would let anyone send arbitrary text to third parties through the site.
 */
const toGuest = (stay: StaySnapshot, paragraphs: string[]): MailParts => {
  const language = languageOf(stay);
  return {
    language,
    paragraphs,
    facts: stayFacts(stay, language),
    closing: language.t('mails.stayClosing'),
  };
};

export type BookingMailKind = Extract<MailKind, `booking-${string}`>;
export type GuestMailKind = Exclude<
  BookingMailKind,
  'booking-requested-more' | 'booking-requested-staff'
>;

/** The stay as a subject line shows it, in the guest's language. */
const inWords = (stay: StaySnapshot) => {
  const language = languageOf(stay);
  return { ...language, dates: datesOf(stay, language) };
};

/** The mails about stays, worded as of the day they are sent. */
export const bookingMailTemplates: Pick<MailTemplates, BookingMailKind> = {
  'booking-requested': ({ stay }, { siteName }) => {
    const { t, dates } = inWords(stay);
    return {
      ...toGuest(stay, [t('mails.requested', { siteName }), t('mails.requestedNotReserved')]),
      subject: t('mails.requestedSubject', { dates }),
    };
  },

  'booking-requested-more': ({ ids }, site, app) => furtherRequests(app, ids, site),

  'booking-requested-staff': ({ ids }, _site, app) => requestNews(app, ids),

  'booking-confirmed': ({ stay }, { siteName }) => {
    const { t, dates } = inWords(stay);
    return {
      ...toGuest(stay, [t('mails.confirmed', { siteName }), t('mails.confirmedDocuments')]),
      subject: t('mails.confirmedSubject', { dates }),
    };
  },

  'booking-rejected': ({ stay, reason }) => {
    const { t, dates } = inWords(stay);
    return {
      ...toGuest(stay, [
        t('mails.rejected'),
        ...(reason ? [reason] : []),
        t('mails.rejectedOtherDates'),
      ]),
      facts: dayFacts(stay, languageOf(stay)),
      action: { label: t('mails.freeDatesButton'), path: homeLink('availability') },
      subject: t('mails.rejectedSubject', { dates }),
    };
  },

  'booking-reopened': ({ stay }) => {
    const { t, dates } = inWords(stay);
    return {
      ...toGuest(stay, [t('mails.reopened'), t('mails.reopenedNotReserved')]),
      subject: t('mails.reopenedSubject', { dates }),
    };
  },

  'booking-changed': ({ stay, previous }) => {
    const { t, dates, formatStay, formatGuests } = inWords(stay);
    const before = t('mails.stayBefore', {
      stay: formatStay(previous.startDate, previous.endDate),
      guests: formatGuests(previous.numberOfGuests),
    });
    return {
      ...toGuest(stay, [t('mails.changed', { before }), t('mails.changedNow')]),
      subject: t('mails.changedSubject', { dates }),
    };
  },

  'booking-cancelled': ({ stay, reason }) => {
    const { t, dates } = inWords(stay);
    return {
      ...toGuest(stay, [t('mails.cancelled'), ...(reason ? [reason] : [])]),
      facts: dayFacts(stay, languageOf(stay)),
      subject: t('mails.cancelledSubject', { dates }),
    };
  },
};
