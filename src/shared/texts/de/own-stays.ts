import type { ownStays as italian } from '#shared/texts/it/own-stays.ts';
import type { Translation } from '#shared/translator.ts';

export const ownStays = {
  title: 'Buchungen',
  lead: 'Hier fragen Sie einen Aufenthalt an und sehen unsere Antwort.',
  listTitle: 'Meine Anfragen',
  none: 'Noch keine Anfragen. Zwei Tage im Kalender darunter genügen.',
  loadFailed: 'Ihre Buchungen konnten nicht geladen werden',
  over: 'vorbei',
  partyAndSent: '{guests} · gesendet am {when}',
  reason: 'Grund: {reason}',
  waiting: {
    one: 'Eine Ihrer Anfragen wartet auf Antwort',
    other: 'Ihre Anfragen warten auf Antwort',
  },
  link: 'Meine Buchungen',
  scriptPurpose: 'Ihre Anfragen',

  PENDING: 'Wartet auf Antwort',
  CONFIRMED: 'Bestätigt',
  REJECTED: 'Abgelehnt',
  CANCELLED: 'Storniert',
  NOT_AVAILABLE: 'Nicht verfügbar',
} satisfies Translation<typeof italian>;
