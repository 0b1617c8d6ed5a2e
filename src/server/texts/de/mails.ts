import type { mails as italian } from '#server/texts/it/mails.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const mails: Translation<typeof italian> = {
  greeting: 'Guten Tag,',
  greetingByName: 'Guten Tag {name},',
  phone: 'Telefon {number}',
  line: '{label}: {value}',
  andMore: 'und {count} weitere',
  before: 'bisher: {value}',
  requestNumber: 'Anfrage Nr.\u00a0{id}',
  bookingNumber: 'Buchung Nr.\u00a0{id}',
  stateWaiting: 'wartet auf Antwort',
  stateConfirmed: 'bestätigt',
  stateCancelled: 'storniert',
  stateRejected: 'nicht angenommen',
  ignoreIt:
    'Falls diese Anfragen nicht von Ihnen sind, brauchen Sie nichts zu tun: Ignorieren Sie diese E-Mail einfach.',

  checkIn: 'Anreise',
  checkOut: 'Abreise',
  duration: 'Dauer',
  guests: 'Gäste',
  guestsOver12: '{guests}, davon {over12} über 12 Jahre',
  ourWords: 'Unsere Nachricht an Sie',
  yourNote: 'Ihre Anmerkung',
  titleInLanguage: '{title} (auf {language})',

  stayClosing: 'Herzliche Grüße',
  stayRegards: 'Herzliche Grüße',
  requestedSubject: 'Wir haben Ihre Anfrage erhalten: {dates}',
  requested: 'wir haben Ihre Anfrage erhalten. Vielen Dank für Ihr Interesse!',
  requestedNotReserved:
    'Der Zeitraum ist noch nicht reserviert: Verbindlich wird die Buchung erst mit unserer Bestätigung.',
  moreRequestedSubject: '{siteName}: Wir haben weitere Anfragen erhalten',
  moreRequested:
    'mit dieser E-Mail-Adresse sind weitere Anfragen eingegangen, zusätzlich zu denen, über die wir Ihnen schon geschrieben haben. Wir antworten Ihnen bald; reserviert ist der Zeitraum noch nicht.',
  offeredSubject: {
    one: 'Ein Angebot für Sie: {dates}',
    other: '{count} Angebote für Ihren Aufenthalt',
  },
  offered: {
    one: 'wir haben ein Angebot für Ihren Aufenthalt. Wenn es Ihnen zusagt, nehmen Sie es auf Ihrer Seite mit einem Klick an.',
    other:
      'wir haben {count} Angebote für Ihren Aufenthalt: Suchen Sie sich das passende aus und nehmen Sie es auf Ihrer Seite mit einem Klick an.',
  },
  offer: 'Unser Angebot',
  offerNumber: 'Angebot {number}',
  offerUntil: 'gültig bis {day}',
  offersButton: { one: 'Ansehen und annehmen', other: 'Ansehen und auswählen' },
  offersHeld: 'Bis dahin halten wir diese Nächte für Sie frei.',
  offersNotHeld: 'Die Nächte sind noch nicht reserviert: Sie gehören Ihnen, sobald Sie annehmen.',
  confirmedSubject: 'Buchung bestätigt: {dates}',
  confirmed:
    'gute Nachrichten: Ihre Buchung ist bestätigt. Der Zeitraum ist fest für Sie reserviert, und wir freuen uns auf Sie!',
  party: 'Wer kommt',
  confirmedParty:
    'Bitte tragen Sie vor der Anreise auf der Seite Ihres Aufenthalts ein, wer kommt: Das Gesetz verpflichtet uns, alle Gäste der italienischen Polizei zu melden (Art. 109 TULPS). Schicken Sie uns keine Fotos von Ausweisen: Wir brauchen sie nicht.',
  documents: 'Ausweise der Gäste',
  confirmedDocuments:
    'Vor dem Aufenthalt brauchen wir Fotos der Ausweise aller Gäste über 12 Jahre: Die italienische Polizei verlangt sie. Wie wir sie bekommen, klären wir gemeinsam: Antworten Sie einfach auf diese E-Mail.',
  directions: 'So kommen Sie zu uns',
  directionsLink: 'Wegbeschreibung lesen',
  mapLink: 'Karte öffnen',
  calendarAttached: 'Im Anhang finden Sie den Aufenthalt für Ihren Kalender.',
  rejectedSubject: 'Ihre Anfrage für {dates}',
  rejected: 'leider können wir Ihre Anfrage für diesen Zeitraum nicht annehmen.',
  rejectedOtherDates: 'Wir würden uns freuen, Sie ein andermal bei uns zu begrüßen.',
  freeDatesButton: 'Freie Termine ansehen',
  reopenedSubject: 'Ihre Anfrage ist wieder offen: {dates}',
  reopened:
    'Ihre Anfrage wartet wieder auf unsere Antwort: Wir schreiben Ihnen so bald wie möglich.',
  changedSubject: 'Ihr Aufenthalt hat sich geändert: {dates}',
  changed:
    'wir haben Ihren Aufenthalt geändert. Hier sehen Sie, was jetzt gilt und was bisher galt.',
  calendarChanged: 'Im Anhang finden Sie den geänderten Aufenthalt für Ihren Kalender.',
  requestChangedSubject: 'Ihre Anfrage hat sich geändert: {dates}',
  requestChanged:
    'wir haben Ihre Anfrage geändert. Sie wartet noch auf unsere Antwort, und der Zeitraum ist nicht reserviert.',
  cancelledSubject: 'Aufenthalt storniert: {dates}',
  cancelled:
    'wir haben Ihren Aufenthalt storniert: Der Zeitraum ist nicht mehr für Sie reserviert.',
  cancelledRegret: 'Es tut uns leid, dass es diesmal nicht klappt.',
  cancelledMoney:
    'Falls Sie schon etwas bezahlt haben, antworten Sie bitte auf diese E-Mail: Dann klären wir gemeinsam, wie wir es abrechnen.',

  answerSubject: '{siteName}: Antwort auf Ihre Nachricht',
  answeredMessage: 'Ihre Nachricht vom {day}',

  notYou:
    'Falls Sie das nicht waren, brauchen Sie nichts zu tun: Ignorieren Sie diese E-Mail einfach.',
  confirmSubject: 'Bestätigen Sie Ihre E-Mail-Adresse für {siteName}',
  confirm:
    'mit dieser E-Mail-Adresse hat sich jemand bei {siteName} registriert. Falls Sie das waren, bestätigen Sie bitte, dass sie Ihnen gehört: Der Link gilt 48 Stunden und nur einmal. Danach melden Sie sich mit dem Passwort an, das Sie gewählt haben.',
  confirmButton: 'E-Mail-Adresse bestätigen',
  registeredName: 'Name',
  registeredAt: 'Registriert am',
  confirmNotYou:
    'Falls Sie das nicht waren, bestätigen Sie bitte nicht: Mit dem Link unten löschen Sie die Registrierung, auch nach einer Bestätigung.',
  notMeButton: 'Das war ich nicht',
  confirmChangeSubject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für {siteName}',
  confirmChange:
    'Sie möchten sich mit dieser E-Mail-Adresse bei {siteName} anmelden. Bitte bestätigen Sie sie mit dem Link unten: Er gilt 48 Stunden und nur einmal. Bis dahin melden Sie sich mit der bisherigen Adresse an.',
  confirmChangeButton: 'Neue Adresse bestätigen',
  resetSubject: 'Wählen Sie ein neues Passwort für {siteName}',
  reset:
    'Sie möchten ein neues Passwort für {siteName} wählen. Der Link unten gilt eine Stunde und nur einmal; ein neuerer Link ersetzt alle früheren.',
  resetButton: 'Neues Passwort wählen',
  resetClosing:
    'Falls Sie das nicht waren, brauchen Sie nichts zu tun: Ignorieren Sie diese E-Mail einfach. Ihr jetziges Passwort bleibt gültig.',
  createdSubject: 'Ihr Konto bei {siteName}',
  created:
    'für Sie wurde ein Konto bei {siteName} angelegt. Sie melden sich mit dieser E-Mail-Adresse an: Bitte wählen Sie jetzt Ihr Passwort. Der Link gilt sieben Tage und nur einmal.',
  email: 'E-Mail-Adresse',
  role: 'Rolle',
  createdButton: 'Passwort wählen',
  passwordChangedSubject: 'Ihr Passwort für {siteName} wurde geändert',
  passwordChanged:
    'das Passwort Ihres Kontos bei {siteName} wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
  passwordChangedNotYou: 'Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort.',
  passwordChangedButton: 'Das war ich nicht',
  emailChangedSubject: 'Ihre E-Mail-Adresse für {siteName} wurde geändert',
  emailChanged:
    'die E-Mail-Adresse Ihres Kontos bei {siteName} wurde geändert: Ab jetzt gilt die neue, und an diese hier schicken wir nichts mehr.',
  emailChangedNotYou: 'Falls Sie das nicht waren, schreiben Sie uns bitte sofort.',
  roleChangedSubject: 'Ihre Rolle bei {siteName} hat sich geändert',
  roleChanged: 'ab jetzt haben Sie bei {siteName} diese Rolle: {role}.',
  roleChangedUnexpected: 'Falls Sie das nicht erwartet haben, schreiben Sie uns bitte.',
  roleUser: 'Benutzer',
  roleEditor: 'Redaktion',
  roleAdmin: 'Administration',
  passkeysChangedSubject: 'Änderung an Ihrem Konto bei {siteName}',
  passkeysChanged: 'an Ihrem Konto bei {siteName} hat sich etwas geändert: {change}.',
  passkeyAdded: 'Ein Passkey wurde hinzugefügt',
  passkeyRemoved: 'Ein Passkey wurde entfernt',
  passkeyCodesRenewed: 'Neue Wiederherstellungscodes wurden erstellt',
  passkeyCodeUsed: 'Statt des Passkeys wurde ein Wiederherstellungscode verwendet',
  passkeysResetByAdmin: 'Ein Administrator hat die Passkeys und Wiederherstellungscodes entfernt',
  passkeysResetOnServer: 'Die Passkeys und Wiederherstellungscodes wurden auf dem Server entfernt',
  passkeysResetWithPassword:
    'Mit dem neuen Passwort gelten die bisherigen Passkeys und Wiederherstellungscodes nicht mehr',
  passkeysChangedNotYou:
    'Falls Sie das nicht waren, öffnen Sie Ihr Profil, entfernen Sie die Passkeys, die Sie nicht kennen, und ändern Sie Ihr Passwort.',
  profileButton: 'Profil öffnen',
};
