import type { Translation } from '#shared/languages/translator.ts';
import type { ownStays as italian } from '#shared/texts/it/own-stays.ts';

export const ownStays: Translation<typeof italian> = {
  title: 'Buchungen',
  lead: 'Hier fragen Sie einen Aufenthalt an und sehen unsere Antwort.',
  listTitle: 'Meine Anfragen',
  none: 'Noch keine Anfragen: Hier erscheinen alle, die Sie angemeldet senden. Wählen Sie einfach zwei Tage im Kalender unten.',
  loadFailed: 'Ihre Buchungen konnten nicht geladen werden',
  over: 'vorbei',
  partyAndSent: '{guests} · gesendet am {when}',
  openPage: 'Seite des Aufenthalts öffnen',
  reason: 'Grund: {reason}',
  waiting: {
    one: 'Eine Anfrage von Ihnen wartet auf Antwort',
    other: 'Mehrere Anfragen von Ihnen warten auf Antwort',
  },
  scriptPurpose: 'die Übersicht Ihrer Anfragen',

  PENDING: 'Wartet auf Antwort',
  CONFIRMED: 'Bestätigt',
  REJECTED: 'Abgelehnt',
  CANCELLED: 'Storniert',
  NOT_AVAILABLE: 'Nicht verfügbar',
};
