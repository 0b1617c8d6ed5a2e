import type { Translation } from '#shared/languages/translator.ts';
import type { contact as italian } from '#shared/texts/it/contact.ts';

export const contact: Translation<typeof italian> = {
  page: 'Kontakt',
  title: 'Schreiben Sie uns',
  intro: 'Haben Sie eine Frage zum Haus, zur Insel oder zur Reise? Wir antworten gern.',
  // For search engines: one of the first two, and then the third.
  writeToHouse: 'Schreiben Sie an {house}',
  writeToUs: 'Schreiben Sie uns',
  topics: 'Fragen zum Haus, zu freien Terminen, zur Reise',
  name: 'Name',
  phone: 'Telefon',
  message: 'Nachricht',
  // A field that people do not see.
  leaveEmpty: 'Lassen Sie dieses Feld leer',
  privacy: 'Ich habe die <0>Datenschutzerklärung</0> gelesen und stimme ihr zu',
  send: 'Nachricht senden',
  slow: 'Ihre Nachricht ist unterwegs, und wir warten auf die Antwort. Sie müssen sie nicht noch einmal senden, und was Sie geschrieben haben, bleibt erhalten.',
  sent: 'Ihre Nachricht wurde gesendet!',
  thanks: 'Danke für Ihre Nachricht',
  answerComes: 'Wir antworten Ihnen per E-Mail an <0>{email}</0>.',
  readByUs: 'Wir lesen Ihre Nachricht und antworten Ihnen aus unserem Postfach.',
  writeAnother: 'Noch eine Nachricht schreiben',
  sendFailed: 'Ihre Nachricht konnte nicht gesendet werden',
  unanswered:
    'Der Server hat nicht geantwortet, und wir wissen nicht, ob Ihre Nachricht angekommen ist. Sie können sie noch einmal senden: Sie zählt nur einmal.',
  nameTooShort: 'Der Name muss mindestens zwei Zeichen lang sein',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  messageTooShort: 'Die Nachricht muss mindestens 10 Zeichen lang sein',
  privacyNotAccepted: 'Bitte stimmen Sie der Datenschutzerklärung zu, um die Nachricht zu senden.',
};
