import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';

const DAY_MS = 86_400_000;

/** A retention period, for the job and for display. */
export type Period = { days: number; words: string };

/** How long personal data are kept: the one source for the job and for every text that mentions it. */
export const retention = {
  /** From their arrival. */
  messages: { days: 365, words: '12 mesi' },
  /** Unconfirmed accounts, from the registration. */
  unconfirmedAccounts: { days: 7, words: '7 giorni' },
  /** Used or expired links, and expired sessions. The link of a registration only once it expired. */
  endedAccess: { days: 1, words: '1 giorno' },
  /** Sent mails in the outbox. */
  sentMails: { days: 30, words: '30 giorni' },
  /** Unsent mails, from their creation. */
  failedMails: { days: 90, words: '90 giorni' },
  /** `.eml` files of a site without a mail server. */
  mailFiles: { days: 30, words: '30 giorni' },
  /** Rejected or unanswered requests, from the departure day; deleted entirely. */
  requests: { days: 365, words: '12 mesi' },
  /** The guest's data of a confirmed stay, from the departure day. */
  guests: { days: 730, words: '24 mesi' },
  /** Who came, from the departure day, unless the owners have set other days. */
  party: { days: 30, words: '30 giorni' },
  /** The police's receipts, from the day of the sends; the law wants five years, and leap days. */
  policeReceipts: { days: 1827, words: '5 anni' },
  /** Receipts of payments, from their day; the law wants ten years, and leap days. */
  receipts: { days: 3653, words: '10 anni' },
  /** Offers, from their last day, which no stay begins before: those of a stay end with its guest's data. */
  offers: { days: 730, words: '24 mesi' },
  /** The review that a guest wrote on the page of the stay, from the departure day. */
  guestReviews: { days: 730, words: '24 mesi' },
  /** Nights of other sites' calendars, from their end. */
  importedNights: { days: 730, words: '24 mesi' },
  /** The audit log. */
  auditEvents: { days: 365, words: '12 mesi' },
} as const satisfies Record<string, Period>;

/** Erased data remain in backups until the oldest monthly one expires. */
export const BACKUP_MONTHS = 6;

/** Records from this instant or before have expired. ISO 8601 in UTC. */
export const keptSince = ({ days }: Period, now: Date): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** The same as a day: departures on this day or before. */
export const keptSinceDay = ({ days }: Period, now: Date): StayDate =>
  addDays(todayAtHouse(now), -days);

/** As displayed in the back office. */
export const retentionTable: readonly { what: string; period: string; outcome: string }[] = [
  {
    what: 'Messaggi dal modulo dei contatti',
    period: `${retention.messages.words} dall’arrivo`,
    outcome: 'cancellati, con le risposte',
  },
  {
    what: 'Richieste rifiutate o rimaste senza risposta',
    period: `${retention.requests.words} dalla partenza prevista`,
    outcome: 'cancellate; di un soggiorno annullato restano le somme pagate',
  },
  {
    what: 'Soggiorni confermati',
    period: `${retention.guests.words} dalla partenza`,
    outcome:
      'nome, email, telefono, note e contratti cancellati; restano date, numero di ospiti e somme',
  },
  {
    what: 'Ricevute ai tuoi ospiti',
    period: `${retention.receipts.words} dalla loro data, anche se cancelli i dati dell’ospite`,
    outcome: 'cancellate',
  },
  {
    what: 'Proposte agli ospiti',
    period: `${retention.offers.words} dall’ultimo giorno in cui valevano`,
    outcome: 'cancellate, con le tue parole',
  },
  {
    what: 'Chi viene: nomi, nascita e documenti',
    period: `${retention.party.words} dalla partenza, se in «Per gli ospiti» non scegli altro`,
    outcome: 'cancellati, anche quello che è stato comunicato alla Questura',
  },
  {
    what: 'Ricevute della Questura',
    period: `${retention.policeReceipts.words} dall’invio`,
    outcome: 'cancellate',
  },
  {
    what: 'Recensioni dalla pagina di un soggiorno',
    period: `${retention.guestReviews.words} dalla partenza`,
    outcome: 'cancellate',
  },
  {
    what: 'Notti dei calendari di altri siti',
    period: `${retention.importedNights.words} dalla fine`,
    outcome: 'cancellate, con le note',
  },
  {
    what: 'Registrazioni mai confermate',
    period: `${retention.unconfirmedAccounts.words} dalla registrazione`,
    outcome: 'cancellate',
  },
  {
    what: 'Link scaduti, o usati per una password o un nuovo indirizzo, sessioni finite',
    period: retention.endedAccess.words,
    outcome: 'cancellati',
  },
  {
    what: 'Email inviate dal sito',
    period: `${retention.sentMails.words} dall’invio`,
    outcome: 'indirizzo e contenuto cancellati',
  },
  {
    what: 'Email che non è stato possibile inviare',
    period: retention.failedMails.words,
    outcome: 'indirizzo e contenuto cancellati',
  },
  {
    what: 'Registro',
    period: retention.auditEvents.words,
    outcome: 'cancellato',
  },
  {
    what: 'Profili e loro recensioni',
    period: 'finché la persona lo vuole',
    outcome: 'cancellati su richiesta',
  },
];
