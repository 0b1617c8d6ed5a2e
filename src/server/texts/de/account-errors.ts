import type { accountErrors as italian } from '#server/texts/it/account-errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const accountErrors: Translation<typeof italian> = {
  confirmFirst: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  linkUsed: 'Dieser Link wurde schon verwendet.',
  denialExpired:
    'Der Link ist abgelaufen: Er galt 48 Stunden. Eine Registrierung, die niemand bestätigt, verschwindet von selbst; meldet sich jemand mit Ihrer Adresse an, wählen Sie ein neues Passwort oder schreiben Sie uns.',
  passwordNeeded: 'Um E-Mail-Adresse oder Passwort zu ändern, brauchen wir Ihr aktuelles Passwort.',
  passwordWrong: 'Das aktuelle Passwort ist nicht richtig.',
  sessionUnknown: 'Sitzung nicht gefunden.',
  passkeyUnknown: 'Passkey nicht gefunden.',
  passkeyTaken:
    'Dieser Passkey ist schon hinterlegt: Bitte erstellen Sie auf diesem Gerät einen anderen.',
  passkeyOfNobody: 'Dieser Passkey gehört zu keinem Konto dieser Website.',
  passkeysNeedDomain: 'Passkeys funktionieren erst, wenn die Website einen Domainnamen hat.',
  codeWrong: 'Der Code ist nicht gültig oder wurde schon verwendet.',

  // Completed actions.
  confirmed: 'Ihre E-Mail-Adresse ist bestätigt!',
  registrationDenied:
    'Die Registrierung ist gelöscht, und wer sie angelegt hat, kann sich nicht mehr anmelden.',
  confirmationSent:
    'Eine neue Bestätigungs-E-Mail ist unterwegs! Bitte sehen Sie in Ihrem Postfach nach.',
  resetSent:
    'Wenn wir diese E-Mail-Adresse kennen, haben wir Ihnen einen Link zum Zurücksetzen des Passworts geschickt.',
  passwordChanged: 'Ihr Passwort ist geändert!',
  sessionEnded: 'Sitzung beendet.',
  otherSessionsEnded: 'Die anderen Sitzungen sind beendet.',
  passkeyRemoved: 'Passkey entfernt.',
  codeAccepted: 'Code angenommen: Ein zweites Mal gilt er nicht.',
  accountErased: 'Ihr Konto und Ihre Daten sind gelöscht.',
  /** A session’s device: ‘Firefox on Windows’. */
  device: '{browser} auf {system}',
};
