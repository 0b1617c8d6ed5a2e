import type { AppContext } from '#server/app-context.ts';
import { getBooking } from '#server/features/bookings/bookings.service.ts';
import { datesOf, dayFacts, sumFacts } from '#server/features/bookings/stay-card.ts';
import { guestPageLink, staffWords, termsOf } from '#server/features/bookings/stay-mail-parts.ts';
import { digestFacts, type MailCard, type MailFact } from '#server/features/outbox/mail-parts.ts';
import type { MailContent, MailTemplates } from '#server/features/outbox/outbox.mails.ts';
import { languages, type ServerLanguage } from '#server/languages.ts';
import { formatDayRange, formatGuests } from '#shared/languages/italian-dates.ts';
import type { Offer } from '#shared/offers/offers.schema.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { findOffers, listOffers } from './offers.service.ts';

type Card = { title: string; until: string; hours: Parameters<typeof dayFacts>[2] };

const offerCard = (
  offer: Offer,
  { title, until, hours }: Card,
  language: ServerLanguage,
): MailCard => {
  const guests: MailFact = {
    label: language.t('mails.guests'),
    value: String(offer.numberOfGuests),
  };
  return {
    title,
    state: { words: until, tone: 'waiting' },
    facts: [...dayFacts(offer, language, hours), guests],
    sums: sumFacts(offer.lines, offer, language),
    total: { label: language.t('prices.total'), value: language.formatEuro(offer.totalCents) },
  };
};

/** Null when none of them is open any more, and when the address is no longer the guest's. */
const sentOffers: MailTemplates['offer-sent'] = async (
  { bookingId, offerMailId },
  site,
  app,
  recipient,
) => {
  const mail = (await listOffers(app, { bookingId })).find(({ id }) => id === offerMailId);
  const open = mail?.offers.filter(({ state }) => state === 'open') ?? [];
  const [first] = open;
  if (!mail || !first) return null;
  const booking = await getBooking(app.database, bookingId);
  if (booking.isBlocked || !booking.guest || booking.guestEmail !== recipient.email) return null;
  const language = languages[booking.locale];
  const { t } = language;
  const house = site.house[language.locale];
  const count = open.length;
  const until = t('mails.offerUntil', { day: language.formatDayWithWeekday(mail.validUntil) });
  const cards = open.map((offer, index) => {
    const title = count === 1 ? t('mails.offer') : t('mails.offerNumber', { number: index + 1 });
    return { card: offerCard(offer, { title, until, hours: house }, language) };
  });
  const source = { site, app, booking };
  return {
    language,
    subject: t('mails.offeredSubject', { count, dates: datesOf(first, language) }),
    body: [
      { lead: t('mails.offered', { count }) },
      ...staffWords(mail.words, language),
      ...cards,
      t(mail.holds ? 'mails.offersHeld' : 'mails.offersNotHeld'),
      ...(await guestPageLink(source, language, t('mails.offersButton', { count }))),
      ...(await termsOf(source, house, language)),
      t('mails.stayClosing'),
    ],
  };
};

type Answered = Offer & { bookingId: number; guestName: string; guestEmail: string };

const findAnswered = async (app: AppContext, ids: readonly number[]): Promise<Answered[]> => {
  const answered: Answered[] = [];
  for (const { bookingId, guestName, offers } of await findOffers(app, ids)) {
    const stay = await getBooking(app.database, bookingId);
    const guestEmail = (stay.isBlocked ? null : stay.guestEmail) ?? '';
    answered.push(...offers.map((offer) => ({ ...offer, bookingId, guestName, guestEmail })));
  }
  return answered;
};

type News = { subject: string; lead: string };

/** The guest's answer; null if it is no longer true. */
const answersMail = (
  answered: readonly Answered[],
  { subject, lead }: News,
): MailContent | null => {
  const [first, ...others] = answered;
  if (!first) return null;
  return {
    subject,
    body: [
      lead,
      {
        facts: digestFacts(answered, ({ guestName, guestEmail, startDate, endDate, ...offer }) => ({
          label: guestName || 'Ospite',
          value: `${formatDayRange(startDate, endDate)}, ${formatGuests(offer.numberOfGuests)}, ${formatEuro(offer.totalCents)}`,
          remark: guestEmail,
        })),
      },
      {
        button:
          others.length === 0
            ? { label: 'Apri il soggiorno', to: `/admin/bookings?booking=${first.bookingId}` }
            : { label: 'Apri le prenotazioni', to: '/admin/bookings' },
      },
    ],
  };
};

const isOne = (answered: readonly Answered[]): boolean => answered.length === 1;

const acceptedMail: MailTemplates['offer-accepted-staff'] = async ({ ids }, _site, app) => {
  const answered = (await findAnswered(app, ids)).filter(({ state }) => state === 'accepted');
  return answersMail(answered, {
    subject: isOne(answered) ? 'Proposta accettata' : `${answered.length} proposte accettate`,
    lead: isOne(answered)
      ? 'la tua proposta è stata accettata. La prenotazione è confermata, e l’ospite ha ricevuto la mail.'
      : 'le tue proposte sono state accettate. Le prenotazioni sono confermate, e gli ospiti hanno ricevuto la mail.',
  });
};

const missedMail: MailTemplates['offer-missed-staff'] = async ({ ids }, _site, app) => {
  const answered = (await findAnswered(app, ids)).filter(({ state }) => state === 'open');
  return answersMail(answered, {
    subject: 'Una proposta non era più libera',
    lead: 'un ospite voleva accettare la tua proposta, ma nel frattempo le notti sono state prese. Non è cambiato niente, e l’ospite lo sa: scrivigli, o mandagli un’altra proposta.',
  });
};

type OfferMailKind = Extract<MailKind, `offer-${string}`>;

export const offerMailTemplates: Pick<MailTemplates, OfferMailKind> = {
  'offer-sent': sentOffers,
  'offer-accepted-staff': acceptedMail,
  'offer-missed-staff': missedMail,
};
