import type { Translation } from '#shared/languages/translator.ts';
import type { booking as italian } from '#shared/texts/it/booking.ts';

export const booking: Translation<typeof italian> = {
  title: 'Aufenthalt anfragen',
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  guests: 'Gäste',
  oneGuestLess: 'Ein Gast weniger',
  oneGuestMore: 'Ein Gast mehr',
  over12: 'Davon über 12 Jahre',
  oneOver12Less: 'Ein Gast über 12 Jahre weniger',
  oneOver12More: 'Ein Gast über 12 Jahre mehr',
  linen: 'Bettwäsche und Handtücher',
  yes: 'ja',
  no: 'nein',
  name: 'Name',
  phone: 'Telefon',
  note: 'Anmerkungen',
  addPhoneAndNote: 'Telefon und Anmerkungen',
  shareButton: 'Teilen',
  slowAnswer:
    'Ihre Anfrage ist unterwegs, und wir warten auf die Antwort. Sie müssen sie nicht noch einmal senden, und was Sie geschrieben haben, bleibt erhalten.',
  sendButton: 'Anfrage senden',
  nothingToPay:
    'Sie zahlen jetzt noch nichts: Wir lesen Ihre Anfrage und antworten Ihnen. Nur dafür brauchen wir Ihre Daten: <0>Datenschutzerklärung</0>.',
  notCreated: 'Ihre Anfrage konnte nicht gesendet werden',
  unanswered:
    'Der Server hat nicht geantwortet, und wir wissen nicht, ob Ihre Anfrage angekommen ist. Sie können sie noch einmal senden: Sie zählt nur einmal.',

  arrival: 'Anreise',
  departure: 'Abreise',
  howMany: 'Wie viele Gäste?',
  calculateButton: 'Preis anzeigen',

  chooseDates: 'Wählen Sie An- und Abreise: Der Preis erscheint sofort, mit allen Posten.',
  chooseDeparture: 'Jetzt noch der Tag der Abreise: Der Preis erscheint sofort, mit allen Posten.',
  withoutPrice:
    'Für diesen Zeitraum gibt es keinen Preis: Bitte wählen Sie im Kalender andere Tage.',
  askedForByOthers:
    'Einige dieser Nächte sind schon angefragt, aber noch frei: Sie können trotzdem anfragen, wir antworten allen.',
  pricesOfOtherYear: 'Berechnet mit den Preisen {year}, gültig auch für {stayYear}.',

  sentTitle: 'Ihre Anfrage wurde gesendet!',
  requestTitle: 'Ihre Anfrage',
  requestNumber: 'Nummer der Anfrage',
  stay: 'Aufenthalt',
  mailFollows: 'Wenn wir zusagen, bekommen Sie eine Bestätigung per E-Mail an <0>{email}</0>.',
  mailsDoNotWork:
    'Ihre Anfrage ist bei uns angekommen, aber wir können Ihnen von hier aus keine Bestätigung schicken: Bitte melden Sie sich direkt bei uns.',
  nextSteps: 'So geht es weiter',
  weRead: 'Wir lesen Ihre Anfrage.',
  weReadWithinHours: 'Wir lesen Ihre Anfrage und antworten meist innerhalb weniger Stunden.',
  weReadWithinDay: 'Wir lesen Ihre Anfrage und antworten meist innerhalb eines Tages.',
  weReadWithinTwoDays: 'Wir lesen Ihre Anfrage und antworten meist innerhalb von zwei Tagen.',
  notReserved: 'Bis zur Bestätigung ist der Zeitraum nicht reserviert, und Sie zahlen nichts.',
  answerInOwnStays: 'Die Antwort finden Sie auch unter <0>Meine Buchungen</0>.',
  lookInSpam: 'Wenn Sie unsere Antwort nicht finden, sehen Sie bitte auch im Spam-Ordner nach.',
  addToCalendarButton: 'In den Kalender eintragen',
  sendAnotherButton: 'Noch eine Anfrage senden',
  calendarEvent: '{siteName} (Anfrage Nr.\u00a0{id}, noch nicht bestätigt)',
  calendarFile: 'aufenthalt-{date}.ics',

  checkInRequired: 'Bitte wählen Sie den Tag der Anreise',
  checkOutRequired: 'Bitte wählen Sie den Tag der Abreise',
  checkInInPast: 'Die Anreise kann nicht in der Vergangenheit liegen',
  checkOutBeforeCheckIn: 'Die Abreise kann nicht vor der Anreise liegen',
  tooFarAhead: 'Sie können bis zu {years} Jahre im Voraus buchen',
  tooManyNights:
    'Sie können höchstens {nights} Nächte anfragen: Für einen längeren Aufenthalt schreiben Sie uns bitte',
  datesTaken: 'Der gewählte Zeitraum ist nicht verfügbar',
  guestsRequired: 'Bitte geben Sie mindestens 1 Gast an',
  guestsWhole: 'Bitte geben Sie die Zahl der Gäste als ganze Zahl an',
  tooManyGuests: 'Bitte geben Sie höchstens {max} Gäste an',
  houseTooSmall: 'Im Haus ist Platz für höchstens {max} Gäste',
  over12Required: 'Bitte geben Sie an, wie viele Gäste über 12 Jahre alt sind',
  over12TooMany: 'Höchstens so viele wie Gäste insgesamt',
  linenRequired: 'Bitte geben Sie an, ob Sie Bettwäsche und Handtücher brauchen',
  nameRequired: 'Bitte geben Sie Ihren Namen an',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse an',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
  phoneInvalid: 'Bitte geben Sie eine gültige Telefonnummer an',
};
