import type { AppContext } from '#server/app-context.ts';
import { digestFacts, type MailSite } from '#server/features/outbox/mail-parts.ts';
import type { MailContent, Recipient, StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import { languages } from '#server/languages.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { formatGuests, formatStay } from '#shared/languages/italian-dates.ts';
import { foreignLanguageName, HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { listWaitingStays } from './bookings.repository.ts';
import { datesOf, stayCard } from './stay-card.ts';
import { snapshotOf } from './stay-snapshot.ts';

const oneRequest = (stay: StaySnapshot): MailContent => {
  const language = foreignLanguageName(stay.locale ?? HOUSE_LOCALE);
  return {
    subject: `Nuova richiesta: ${datesOf(stay, languages.it)}`,
    ...(stay.guestEmail ? { replyTo: { address: stay.guestEmail } } : {}),
    body: [
      `è arrivata una richiesta di soggiorno da ${stay.guestName}. Se rispondi a questa email, scrivi direttamente all’ospite.`,
      {
        facts: [
          { label: 'Nome', value: stay.guestName },
          ...(stay.guestEmail ? [{ label: 'Email', value: stay.guestEmail }] : []),
          ...(stay.guestPhone ? [{ label: 'Telefono', value: stay.guestPhone }] : []),
          ...(language ? [{ label: 'Lingua', value: language }] : []),
        ],
      },
      { card: stayCard(stay, { standing: 'waiting' }, languages.it) },
      ...(stay.note ? [{ quotation: { title: 'Nota dell’ospite', text: stay.note } }] : []),
      { button: { label: 'Apri la richiesta', to: `/admin/bookings?booking=${stay.bookingId}` } },
    ],
  };
};

const severalRequests = (stays: readonly StaffStay[]): MailContent => ({
  subject: `${stays.length} nuove richieste di soggiorno`,
  body: [
    `sono arrivate ${stays.length} richieste di soggiorno, e aspettano una risposta.`,
    {
      facts: digestFacts(stays, ({ guestName, startDate, endDate, numberOfGuests }) => ({
        label: guestName,
        value: `${formatStay(startDate, endDate)}, ${formatGuests(numberOfGuests)}`,
      })),
    },
    { button: { label: 'Apri le prenotazioni', to: '/admin/bookings' } },
  ],
});

/** The guest's mail about several requests; null when all of them were answered or deleted meanwhile. */
export const furtherRequests = async (
  { database }: AppContext,
  ids: readonly number[],
  { siteName }: MailSite,
  { email }: Recipient,
): Promise<MailContent | null> => {
  const waiting = await listWaitingStays(database, ids);
  // Staff may have corrected an address meanwhile.
  const stays = waiting.filter(({ guestEmail }) => guestEmail === email);
  const latest = stays.at(-1);
  if (!latest) return null;
  const language = languages[latest.locale];
  const { t, formatGuests } = language;
  const toFact = (stay: StaffStay) => ({
    label: datesOf(stay, language),
    value: formatGuests(stay.numberOfGuests),
  });
  return {
    language,
    subject: t('mails.moreRequestedSubject', { siteName }),
    // The requests may carry different names, so none is used.
    recipientName: '',
    body: [
      t('mails.moreRequested'),
      { facts: digestFacts(stays, toFact, language) },
      t('mails.ignoreIt'),
    ],
  };
};

/** The staff's mail about new requests; null when all of them were answered or deleted meanwhile. */
export const requestNews = async (
  { clock, database }: AppContext,
  ids: readonly number[],
): Promise<MailContent | null> => {
  const [first, ...others] = await listWaitingStays(database, ids);
  if (!first) return null;
  if (others.length > 0) return severalRequests([first, ...others]);
  return oneRequest(await snapshotOf(database, first, clock.now()));
};
