import type { Translation } from '#shared/languages/translator.ts';
import type {
  guestPage as italian,
  contract as italianContract,
  stayReview as italianReview,
} from '#shared/texts/it/guest.ts';

export const guestPage: Translation<typeof italian> = {
  page: 'Ihr Aufenthalt',
  waitingTitle: 'Ihre Anfrage wartet auf unsere Antwort',
  confirmedTitle: 'Wir freuen uns auf Sie, {name}!',
  rejectedTitle: 'Dieser Zeitraum ist nicht frei',
  cancelledTitle: 'Ihr Aufenthalt ist storniert',
  lapsedTitle: 'Dieser Zeitraum ist vorbei',
  overTitle: 'Danke, dass Sie bei uns waren, {name}!',
  waiting:
    'Sie ist bei uns angekommen. Bis zur Bestätigung ist der Zeitraum nicht reserviert, und Sie zahlen nichts.',
  confirmed: 'Ihr Aufenthalt ist bestätigt: {dates}.',
  rejected:
    'Wir konnten Ihre Anfrage leider nicht bestätigen. Haben Sie andere Termine im Sinn? Schreiben Sie uns oder sehen Sie in den Kalender.',
  cancelled: 'Der Zeitraum war {dates}. Bei Fragen schreiben Sie uns bitte.',
  lapsed:
    'Ihre Anfrage wurde nicht bestätigt. Haben Sie andere Termine im Sinn? Schreiben Sie uns.',
  over: 'Wir hoffen, Sie wiederzusehen.',
  changed: 'Er wurde am {day} geändert: Unten sehen Sie den heutigen Stand.',

  offersTitle: { one: 'Wir haben ein Angebot für Sie', other: 'Wählen Sie Ihr Angebot' },
  offersLead: {
    one: 'Wenn es Ihnen zusagt, nehmen Sie es hier an: Ihr Aufenthalt ist dann sofort bestätigt.',
    other:
      'Nehmen Sie hier an, was Ihnen am besten passt: Ihr Aufenthalt ist dann sofort bestätigt.',
  },
  offersOver:
    'Unser Angebot an Sie gilt nicht mehr. Wenn Sie noch Interesse haben, schreiben Sie uns bitte.',
  offerUntil: 'Gültig bis einschließlich {day}.',
  offerHeld: 'Bis dahin halten wir diese Nächte für Sie frei.',
  offerNotHeld: 'Die Nächte sind nicht reserviert: Sie gehören Ihnen, sobald Sie annehmen.',
  offerTaken: 'Diese Nächte sind inzwischen leider vergeben.',
  accept: 'Annehmen',
  acceptNamed: 'Annehmen: {dates}',
  acceptFailed: 'Das hat nicht geklappt: Bitte versuchen Sie es gleich noch einmal',
  acceptUnanswered:
    'Der Server hat nicht geantwortet, und wir wissen nicht, ob Ihre Zusage angekommen ist. Drücken Sie ruhig noch einmal, sie zählt nur einmal.',
  acceptByMail:
    'Zum Annehmen braucht diese Seite JavaScript: Sie können auch auf unsere E-Mail antworten.',

  toDo: 'Jetzt',
  nothingToDo: 'Im Moment brauchen Sie nichts zu tun.',
  tellArrival: '<0>Sagen Sie uns, wann Sie ankommen</0>, dann sind wir da.',
  wayInFrom: 'Adresse, Schlüssel und WLAN finden Sie hier ab {day}.',
  wayInHere: '<0>Adresse, Schlüssel und WLAN</0> stehen weiter unten.',

  stay: 'Der Aufenthalt',
  number: 'Nummer',
  partyWithChildren: '{guests}, davon {children} bis 12 Jahre',
  print: 'Drucken',

  arrival: 'Die Anreise',
  arrivalQuestion: 'Wann kommen Sie an?',
  arrivalHint: 'Ungefähr genügt. Wenn sich etwas ändert, schreiben Sie es einfach hier.',
  arrivalTime: 'Uhrzeit',
  arrivalNote: 'Fähre, Flug oder anderes',
  arrivalExample: 'Zum Beispiel: Fähre um 17:30 Uhr',
  arrivalSave: 'Speichern',
  arrivalSaved: 'Danke, wir wissen Bescheid.',
  arrivalByContact:
    'Bitte schreiben Sie uns oder rufen Sie an, um uns zu sagen, wann Sie ankommen.',
  timeInvalid: 'Geben Sie Stunde und Minuten an, zum Beispiel 16:30',
  address: 'Adresse',
  map: 'Karte öffnen',
  directions: 'Anfahrt',
  keys: 'Schlüssel',
  wifi: 'WLAN',
  wifiName: 'Netz',
  wifiPassword: 'Passwort',

  house: 'Das Haus',
  rules: 'Hausregeln',

  contact: 'Schreiben Sie uns',
  contactLead: 'Ihre Gastgeber {host} antworten Ihnen persönlich.',
  contactLeadUnnamed: 'Ihre Gastgeber antworten Ihnen persönlich.',
  wish: 'Worum geht es?',
  wishMessage: 'Um eine Frage',
  wishChange: 'Anderer Zeitraum oder andere Gästezahl',
  wishWithdraw: 'Anfrage zurückziehen',
  byPortal: 'Zahlung und Stornierung: wie auf {portal} vereinbart.',
  wishCancel: 'Aufenthalt stornieren',
  nothingChanges: 'Bis wir Ihnen antworten, ändert sich nichts.',
  newDates: 'Der neue Zeitraum',
  newParty: 'Wie viele Gäste?',
  text: 'Nachricht',
  send: 'Senden',
  sent: 'Ihre Nachricht ist da, wir antworten bald.',
  sendFailed: 'Ihre Nachricht konnte nicht gesendet werden',
  unanswered:
    'Der Server hat nicht geantwortet, und wir wissen nicht, ob Ihre Nachricht angekommen ist. Sie können sie noch einmal senden: Sie zählt nur einmal.',
  wishMissing: 'Wählen Sie, worum es geht',
  textMissing: 'Schreiben Sie Ihre Nachricht',
  nothingAsked:
    'Wählen Sie einen anderen Zeitraum oder eine andere Gästezahl, oder schreiben Sie eine Nachricht',

  endedTitle: 'Dieser Link gilt nicht mehr',
  ended:
    'Ihr Aufenthalt liegt schon länger zurück, oder die letzte E-Mail von uns enthält einen neueren Link.',
};

export const stayReview: Translation<typeof italianReview> = {
  title: 'Wie war es?',
  lead: 'Erzählen Sie es den nächsten Gästen: Ein, zwei Sätze genügen. Ihre Bewertung erscheint mit dem Namen {name} und Ihrem Reisemonat auf der Website, sobald wir sie gelesen haben.',
  sent: 'Vielen Dank! Wir lesen sie, dann erscheint sie auf der Website.',
  // For readers without JavaScript.
  byContact:
    'Um hier eine Bewertung zu schreiben, brauchen Sie JavaScript: Sie können sie uns auch als Nachricht schicken.',
};

export const contract: Translation<typeof italianContract> = {
  title: 'Der Vertrag',
  toDo: '<0>Lesen Sie den Vertrag und nehmen Sie ihn an</0>.',
  lead: 'Lesen Sie ihn in Ruhe. Wenn alles passt, nehmen Sie ihn unten an: Wir schicken ihn Ihnen per E-Mail.',
  changedLead:
    'Daten, Gäste oder Preis haben sich geändert: Bitte lesen Sie den Vertrag in der neuen Fassung und nehmen Sie ihn noch einmal an.',
  translated: 'Diese Übersetzung hilft beim Lesen; maßgeblich ist der italienische Text.',
  original: 'Der italienische Text',
  read: 'Vertrag lesen',
  name: 'Ihr Vor- und Nachname',
  nameMissing: 'Bitte geben Sie Ihren Vor- und Nachnamen ein',
  tick: 'Ich habe den Vertrag gelesen und nehme ihn an',
  tickMissing: 'Bitte bestätigen Sie, dass Sie ihn gelesen haben',
  accept: 'Vertrag annehmen',
  accepted: 'Sie haben den Vertrag angenommen: {when}.',
  file: 'PDF herunterladen',
  failed: 'Das hat nicht geklappt: Bitte versuchen Sie es gleich noch einmal',
  unanswered:
    'Der Server hat nicht geantwortet, und wir wissen nicht, ob Sie angenommen haben. Drücken Sie einfach noch einmal, es zählt nicht doppelt.',
  byContact: 'Zum Annehmen braucht diese Seite JavaScript: Sie können uns auch schreiben.',
};
