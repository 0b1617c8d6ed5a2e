import type { MailParts } from '#server/features/outbox/mail-layout.ts';
import type { MailTemplates, StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import { homeLink } from '#shared/anchors.ts';
import { formatGuests, formatStay } from '#shared/italian-dates.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { furtherRequests, requestDigest } from './request-digest.ts';
import { dates, dayFacts, stayFacts } from './stay-facts.ts';

/**
 * NOTE: the only free text that a mail to the guest repeats is the name. Whoever fills in the form
 * chooses the address, so repeating the note would let anybody send any text to anybody through the
 * site.
 */
const toGuest = (stay: StaySnapshot, paragraphs: string[]): MailParts => ({
  paragraphs,
  facts: stayFacts(stay),
  closing: 'A presto!',
});

export type BookingMailKind = Extract<MailKind, `booking-${string}`>;
export type GuestMailKind = Exclude<
  BookingMailKind,
  'booking-requested-more' | 'booking-requested-staff'
>;

/** The mails about stays, worded as of the day they are sent. */
export const bookingMailTemplates: Pick<MailTemplates, BookingMailKind> = {
  'booking-requested': ({ stay }, { siteName }) => ({
    ...toGuest(stay, [
      `grazie di aver scelto ${siteName}! Abbiamo ricevuto la tua richiesta di soggiorno e ti risponderemo presto con un'altra email.`,
      'Le date non sono ancora riservate: la prenotazione vale dalla nostra conferma.',
    ]),
    subject: `Abbiamo ricevuto la tua richiesta: ${dates(stay)}`,
  }),

  'booking-requested-more': ({ ids }, site, app) => furtherRequests(app, ids, site),

  'booking-requested-staff': ({ ids }, _site, app) => requestDigest(app, ids),

  'booking-confirmed': ({ stay }, { siteName }) => ({
    ...toGuest(stay, [
      `buone notizie: la tua prenotazione è confermata. Le date sono tue e ${siteName} ti aspetta!`,
      "Prima del soggiorno serviranno le foto dei documenti degli ospiti con più di 12 anni, come richiede l'autorità di pubblica sicurezza.",
    ]),
    subject: `Prenotazione confermata: ${dates(stay)}`,
  }),

  'booking-rejected': ({ stay, reason }) => ({
    ...toGuest(stay, [
      'purtroppo non possiamo accogliere la tua richiesta per queste date.',
      ...(reason ? [reason] : []),
      'Ci farebbe piacere ospitarti in un altro periodo.',
    ]),
    facts: dayFacts(stay),
    action: { label: 'Guarda le date libere', path: homeLink('availability') },
    subject: `La tua richiesta per ${dates(stay)}`,
  }),

  'booking-reopened': ({ stay }) => ({
    ...toGuest(stay, [
      'la tua richiesta è di nuovo in attesa della nostra risposta: ti scriveremo appena possibile.',
      'Nel frattempo le date non sono riservate.',
    ]),
    subject: `La tua richiesta è in attesa: ${dates(stay)}`,
  }),

  'booking-changed': ({ stay, previous }) => ({
    ...toGuest(stay, [
      `abbiamo modificato il tuo soggiorno. Prima era: ${formatStay(previous.startDate, previous.endDate)}, ${formatGuests(previous.numberOfGuests)}.`,
      'Ecco come è adesso.',
    ]),
    subject: `Il tuo soggiorno è cambiato: ${dates(stay)}`,
  }),

  'booking-cancelled': ({ stay, reason }) => ({
    ...toGuest(stay, [
      'il soggiorno qui sotto è stato annullato: le date non sono più riservate per te.',
      ...(reason ? [reason] : []),
    ]),
    facts: dayFacts(stay),
    subject: `Soggiorno annullato: ${dates(stay)}`,
  }),
};
