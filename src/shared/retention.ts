import { addDays, type StayDate, todayAtHouse } from './stay-dates.ts';

const DAY_MS = 86_400_000;

/** How long something is kept: for the rule, and for people. */
export type Period = { days: number; words: string };

/**
 * How long personal data are kept, from when. Nobody but the rule of `retention.service` and the pages
 * that tell of it may know another number.
 */
export const retention = {
  /** From their arrival, read or not. */
  messages: { days: 365, words: '12 mesi' },
  /** From the registration. */
  unconfirmedAccounts: { days: 7, words: '7 giorni' },
  /** Links that were used or are over, and sessions that are over. */
  endedAccess: { days: 1, words: '1 giorno' },
  /** What the outbox knows of a mail, from its sending. */
  sentMails: { days: 30, words: '30 giorni' },
  /** A mail that could not be sent, from its cause. */
  failedMails: { days: 90, words: '90 giorni' },
  /** The `.eml` files of a site without a mail server. */
  mailFiles: { days: 30, words: '30 giorni' },
  /** Refused, or never answered; from the day of departure. The request goes whole. */
  requests: { days: 365, words: '12 mesi' },
  /** The guest of a confirmed stay, from the day of departure. */
  guests: { days: 730, words: '24 mesi' },
  /** What staff did, and whom the site refused. */
  auditEvents: { days: 365, words: '12 mesi' },
} as const satisfies Record<string, Period>;

/** The oldest monthly backup that is kept still knows what was erased since. */
export const BACKUP_MONTHS = 6;

/** What happened at this instant or before has been kept long enough. ISO 8601 in UTC. */
export const keptSince = ({ days }: Period, now: Date): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** The same for days: whoever left on this day or before. */
export const keptSinceDay = ({ days }: Period, now: Date): StayDate =>
  addDays(todayAtHouse(now), -days);

/** What people read of it, in the back office. */
export const retentionTable: readonly { what: string; period: string; outcome: string }[] = [
  {
    what: 'Messaggi dal modulo dei contatti',
    period: `${retention.messages.words} dall’arrivo`,
    outcome: 'si cancellano, con le risposte',
  },
  {
    what: 'Richieste rifiutate o rimaste senza risposta',
    period: `${retention.requests.words} dalla partenza prevista`,
    outcome: 'si cancellano',
  },
  {
    what: 'Soggiorni confermati',
    period: `${retention.guests.words} dalla partenza`,
    outcome: 'nome, email e note dell’ospite si cancellano; date e numero di ospiti restano',
  },
  {
    what: 'Registrazioni mai confermate',
    period: `${retention.unconfirmedAccounts.words} dalla registrazione`,
    outcome: 'si cancellano',
  },
  {
    what: 'Link già usati o scaduti, sessioni finite',
    period: retention.endedAccess.words,
    outcome: 'si cancellano',
  },
  {
    what: 'Email inviate dal sito',
    period: `${retention.sentMails.words} dall’invio`,
    outcome: 'indirizzo e contenuto si cancellano',
  },
  {
    what: 'Email che non è stato possibile inviare',
    period: retention.failedMails.words,
    outcome: 'indirizzo e contenuto si cancellano',
  },
  {
    what: 'Registro attività',
    period: retention.auditEvents.words,
    outcome: 'si cancella',
  },
  {
    what: 'Profili e recensioni',
    period: 'finché la persona lo vuole',
    outcome: 'si cancellano su richiesta',
  },
];
