import type { Translation } from '#shared/languages/translator.ts';
import type { reviews as italian } from '#shared/texts/it/reviews.ts';

export const reviews: Translation<typeof italian> = {
  title: 'Das sagen unsere Gäste',
  none: 'Noch keine Bewertungen. Schreiben Sie die erste!',
  loadFailed: 'Die Bewertungen konnten nicht geladen werden',
  // Screen readers, before the number.
  average: 'Durchschnittliche Bewertung:',
  // Below the stars: '4,8', and then this.
  outOfFive: { one: 'von 5 · {count} Bewertung', other: 'von 5 · {count} Bewertungen' },
  stars: { one: '{count} von 5 Sternen', other: '{count} von 5 Sternen' },
  // A guest's words.
  quotation: '„{comment}“',
  inIt: 'auf Italienisch',
  inEn: 'auf Englisch',
  inDe: 'auf Deutsch',
  inFr: 'auf Französisch',
  translated: 'aus dem Italienischen übersetzt',
  // In place of the day, of a guest who wrote on the page of the stay.
  verified: 'verifizierter Gast, {month}',
  // The law asks how reviews are checked.
  howChecked:
    'Bewertungen mit „verifizierter Gast“ sind von Gästen, die hier gewohnt haben: Sie schreiben einmal, auf der Seite ihres Aufenthalts. Die übrigen sind von registrierten Nutzern; ob sie Gäste waren, prüfen wir nicht. Wir lesen jede Bewertung, bevor wir sie veröffentlichen.',
  ourAnswer: 'Unsere Antwort',
  all: 'Alle Bewertungen ({count})',
  more: 'Weitere Bewertungen anzeigen',
  // In place of the name of a guest whose account is gone.
  formerGuest: 'Gast',
  // Writing one.
  write: 'Bewertung schreiben',
  loginFirst: 'Bitte <0>melden Sie sich an</0>, um eine Bewertung zu schreiben.',
  formFailed:
    'Das Formular ließ sich nicht öffnen: Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  rating: 'Sterne',
  comment: 'Ihre Bewertung',
  commentExample: 'Wie war es? Was hat Ihnen gefallen, was weniger?',
  remaining: { one: 'noch {count} Zeichen', other: 'noch {count} Zeichen' },
  remainingOfShort: {
    one: 'noch {count} Zeichen · mindestens {min} Zeichen nötig',
    other: 'noch {count} Zeichen · mindestens {min} Zeichen nötig',
  },
  tooMany: { one: '{count} Zeichen zu viel', other: '{count} Zeichen zu viel' },
  send: 'Bewertung senden',
  sent: 'Vielen Dank, Ihre Bewertung ist angekommen!',
  sentNote: 'Sie erscheint hier, sobald wir sie freigegeben haben.',
  sendFailed: 'Ihre Bewertung konnte nicht gesendet werden',
  unanswered:
    'Der Server antwortet nicht: Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  toLogin: 'Zur Anmeldung',
  ratingRequired: 'Bitte wählen Sie 1 bis 5 Sterne.',
  commentRequired: 'Bitte schreiben Sie Ihre Bewertung',
  commentLength: 'Die Bewertung muss zwischen {min} und {max} Zeichen lang sein',
};
