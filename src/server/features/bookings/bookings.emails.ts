import type { AppContext } from '#server/app-context.ts';
import type { MailParts, MailSite } from '#server/features/outbox/mail-layout.ts';
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
import { isTrueOf } from './mail-truth.ts';
import { furtherRequests, requestNews } from './request-news.ts';
import { datesOf, dayFacts, stayFacts } from './stay-facts.ts';
import { snapshotOf } from './stay-snapshot.ts';

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

/**
 * Writes about the stay as it is at sending, or as it was when it was deleted. Null when that would not
 * be true, and when the address is no longer the guest's.
 */
const ofStay =
  <Subject extends MailSubject<StayMailKind>>(
    write: (subject: Subject, site: MailSite) => MailContent,
  ) =>
  async (
    subject: Subject,
    site: MailSite,
    { clock, database }: AppContext,
    recipient: Recipient,
  ): Promise<MailContent | null> => {
    const booking = await findBooking(database, subject.stay.bookingId);
    if (booking === null) return isTrueOf(subject, null) ? write(subject, site) : null;
    if (booking.isBlocked || booking.guestEmail !== recipient.email) return null;
    if (!isTrueOf(subject, booking)) return null;
    const stay = await snapshotOf(database, booking, clock.now());
    return write({ ...subject, stay }, site);
  };

/** The stay as a subject line shows it, in the guest's language. */
const inWords = (stay: StaySnapshot) => {
  const language = languageOf(stay);
  return { ...language, dates: datesOf(stay, language) };
};

/** The mails about stays, worded as of the day they are sent. */
export const bookingMailTemplates: Pick<MailTemplates, BookingMailKind> = {
  'booking-requested': ofStay(({ stay }, { siteName }) => {
    const { t, dates } = inWords(stay);
    return {
      ...toGuest(stay, [t('mails.requested', { siteName }), t('mails.requestedNotReserved')]),
      subject: t('mails.requestedSubject', { dates }),
    };
  }),

  'booking-requested-more': ({ ids }, site, app, recipient) =>
    furtherRequests(app, ids, site, recipient),

  'booking-requested-staff': ({ ids }, _site, app) => requestNews(app, ids),

  'booking-confirmed': ofStay(({ stay }, { siteName }) => {
    const { t, dates } = inWords(stay);
    return {
      ...toGuest(stay, [t('mails.confirmed', { siteName }), t('mails.confirmedDocuments')]),
      subject: t('mails.confirmedSubject', { dates }),
    };
  }),

  'booking-rejected': ofStay(({ stay, reason }) => {
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
  }),

  'booking-reopened': ofStay(({ stay }) => {
    const { t, dates } = inWords(stay);
    return {
      ...toGuest(stay, [t('mails.reopened'), t('mails.reopenedNotReserved')]),
      subject: t('mails.reopenedSubject', { dates }),
    };
  }),

  'booking-changed': ofStay(({ stay, previous }) => {
    const { t, dates, formatStay, formatGuests } = inWords(stay);
    const before = t('mails.stayBefore', {
      stay: formatStay(previous.startDate, previous.endDate),
      guests: formatGuests(previous.numberOfGuests),
    });
    return {
      ...toGuest(stay, [t('mails.changed', { before }), t('mails.changedNow')]),
      subject: t('mails.changedSubject', { dates }),
    };
  }),

  'booking-cancelled': ofStay(({ stay, reason }) => {
    const { t, dates } = inWords(stay);
    return {
      ...toGuest(stay, [t('mails.cancelled'), ...(reason ? [reason] : [])]),
      facts: dayFacts(stay, languageOf(stay)),
      subject: t('mails.cancelledSubject', { dates }),
    };
  }),
};
