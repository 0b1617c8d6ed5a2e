import type { plainPages as italian } from '#server/texts/it/plain-pages.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const plainPages: Translation<typeof italian> = {
  backHome: 'Zur Startseite',
  requestCode: 'Code: {code}',

  tooManyTitle: 'Zu viele Zugriffe',
  tooMany:
    'Aus diesem Netzwerk kommen gerade zu viele Zugriffe. Bitte versuchen Sie es in einer Minute noch einmal.',
  busyTitle: 'Auf der Website ist gerade viel los',
  busy: 'Im Moment können wir die Seite nicht anzeigen. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  brokenTitle: 'Etwas ist schiefgegangen',
  broken:
    'Die Seite kann im Moment nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',

  requestNumber: 'Anfrage Nr.\u00a0{id}',
  requestedMail: 'Wenn wir zusagen, bekommen Sie eine Bestätigung per E-Mail an {email}.',
  messageMail: 'Wir antworten Ihnen per E-Mail an {email}.',
  typed:
    'Mit der Zurück-Taste Ihres Browsers kommen Sie zum Formular zurück, so wie Sie es ausgefüllt haben.',
};
