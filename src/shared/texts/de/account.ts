import type { Translation } from '#shared/languages/translator.ts';
import type * as italian from '#shared/texts/it/account.ts';

export const account: Translation<typeof italian.account> = {
  // Fields.
  name: 'Name',
  password: 'Passwort',
  passwordAgain: 'Passwort wiederholen',
  newPassword: 'Neues Passwort',
  newPasswordAgain: 'Neues Passwort wiederholen',
  /** Below a new password, as long as it is empty. */
  passwordLength: 'Mindestens {min} Zeichen.',
  /** Below a new password, while it is typed. */
  strengthShort: 'Noch zu kurz.',
  strengthWeak: 'Schwach: schnell zu erraten.',
  strengthFair: 'Mittel: Länger wäre sicherer.',
  strengthGood: 'Gut: nicht leicht zu erraten.',
  strengthStrong: 'Sehr gut: kaum zu erraten.',

  // Errors beside a field, or after a link.
  nameRequired: 'Bitte geben Sie einen Namen ein',
  nameTooShort: 'Der Name braucht mindestens {min} Zeichen.',
  emailRequired: 'Bitte geben Sie eine E-Mail-Adresse ein',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  passwordRequired: 'Bitte geben Sie ein Passwort ein',
  passwordTooLong: 'Das Passwort ist zu lang: höchstens {max} Zeichen.',
  passwordTooShort: 'Das Passwort braucht mindestens {min} Zeichen.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein',
  passwordsDifferAtReset: 'Die Passwörter stimmen nicht überein',
  privacyRequired: 'Bitte stimmen Sie der Datenschutzerklärung zu, um sich zu registrieren.',
  linkInvalid: 'Der Link ist nicht gültig.',
  linkIncomplete: 'Der Link ist unvollständig: Der Code oder die E-Mail-Adresse fehlt.',
  linkGarbled:
    'Der Link ist beschädigt oder unvollständig: Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn vollständig.',
  deviceInvalid: 'Der Code dieses Geräts ist nicht gültig.',

  // Login.
  loginTitle: 'Anmelden',
  loginLead: 'Melden Sie sich mit E-Mail-Adresse und Passwort an.',
  loginLeadToContinue: 'Melden Sie sich bitte mit E-Mail-Adresse und Passwort an, um fortzufahren.',
  loginButton: 'Anmelden',
  forgotLink: 'Passwort vergessen?',
  noAccount: 'Noch kein Konto? <0>Registrieren</0>',
  resendOffer: 'Bestätigungs-E-Mail noch einmal senden',
  passkeyLogin: 'Mit Passkey anmelden',
  passkeyUseFailed: 'Der Passkey konnte nicht verwendet werden',
  passkeyNotUsed: 'Es wurde kein Passkey verwendet. Sie können es jederzeit noch einmal versuchen.',
  passkeyThereAlready: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',

  // Registration.
  registerTitle: 'Registrieren',
  registerLead:
    'Mit einem Konto behalten Sie Ihre Anfragen im Blick und können eine Bewertung schreiben.',
  registerButton: 'Registrieren',
  hasAccount: 'Sie haben schon ein Konto? <0>Anmelden</0>',
  privacyConsent: 'Ich habe die <0>Datenschutzerklärung</0> gelesen und stimme ihr zu',
  /** For screen readers, after the words of a link. */
  opensNewTab: '(öffnet sich in einem neuen Tab)',
  registeredTitle: 'Registrierung eingegangen',
  registeredHeading: 'Bestätigen Sie Ihre E-Mail-Adresse',
  registeredDone: 'Ihre Registrierung ist eingegangen: Bitte sehen Sie in Ihrem Postfach nach!',
  /** Three steps, numbered. */
  stepOpen: 'Öffnen Sie das Postfach von <0>{email}</0>: In wenigen Minuten kommt eine E-Mail.',
  stepOpenAny: 'Öffnen Sie Ihr Postfach: In wenigen Minuten kommt eine E-Mail.',
  /** The words in quotes are those of the button in the mail. */
  stepPress: 'Klicken Sie auf „E-Mail-Adresse bestätigen“. Der Link gilt 48 Stunden.',
  stepDone: 'Fertig: Ihr Konto ist freigeschaltet, und Sie können sich anmelden.',
  nothingArrives:
    'Keine E-Mail bekommen? Manchmal landet sie im Spam-Ordner; ist sie auch dort nicht, schicken wir Ihnen eine neue.',
  wrongAddress: 'Haben Sie sich bei der Adresse vertippt? <0>Noch einmal registrieren</0>',
  isConfirmed: 'Ihre E-Mail-Adresse ist bestätigt: Sie brauchen nichts weiter zu tun.',

  // The link that confirms an address.
  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirmLead:
    'Der letzte Schritt: Der Link in der E-Mail zeigt, dass die Adresse wirklich Ihnen gehört.',
  confirming: 'Einen Moment: Wir bestätigen Ihre E-Mail-Adresse\u00a0…',
  confirmed: 'Ihre E-Mail-Adresse ist bestätigt!',
  registered: 'Registriert am',
  notMeWhy:
    'Sie haben sich nicht selbst registriert? Löschen Sie diese Registrierung: Wer sie angelegt hat, kann sich dann nicht mehr anmelden.',
  notMe: 'Das war ich nicht',
  goOn: 'Weiter zur Website',
  toLogin: 'Zur Anmeldung',
  askConfirmation: 'Neue Bestätigung anfordern',
  confirmFailed: 'Ihre E-Mail-Adresse konnte nicht bestätigt werden.',
  confirmUnanswered: 'Beim Bestätigen Ihrer E-Mail-Adresse ist ein Fehler aufgetreten.',

  // The link of the same mail for people who did not register.
  denyTitle: 'Registrierung löschen',
  denyLead: 'Hat sich jemand anders mit Ihrer Adresse registriert? Ein Klick genügt.',
  denyWhat:
    'Wir löschen die Registrierung mit der Adresse <0>{email}</0>, auch wenn sie schon bestätigt ist: Wer sie angelegt hat, kann sich dann nicht mehr anmelden.',
  denied:
    'Erledigt: Die Registrierung ist gelöscht, und wer sie angelegt hat, kann sich nicht mehr anmelden.',
  denyFailed: 'Die Registrierung konnte nicht gelöscht werden.',

  // That mail once more.
  resendTitle: 'Bestätigung noch einmal senden',
  resendLead:
    'Der Bestätigungslink gilt 48 Stunden. Ist er abgelaufen oder die E-Mail nicht angekommen, schicken wir Ihnen eine neue.',
  resendButton: 'E-Mail noch einmal senden',
  resendFoot: 'Schon bestätigt? <0>Zur Anmeldung</0>',
  resendFailed: 'Die Bestätigungs-E-Mail konnte nicht noch einmal gesendet werden.',
  resent: 'Eine neue Bestätigungs-E-Mail ist unterwegs! Bitte sehen Sie in Ihrem Postfach nach.',
  goingHome: 'In wenigen Sekunden geht es zur Startseite. <0>Gleich weiter</0>',
  noMailsConfirm:
    'Der Bestätigungslink kann erst verschickt werden, wenn der E-Mail-Versand dieser Website eingerichtet ist.',

  // A forgotten password.
  forgotTitle: 'Passwort vergessen',
  forgotLead:
    'Geben Sie die E-Mail-Adresse ein, mit der Sie sich registriert haben: Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
  forgotButton: 'Link senden',
  forgotFoot: 'Wieder eingefallen? <0>Zurück zur Anmeldung</0>',
  forgotFailed: 'Die Anfrage konnte nicht gesendet werden.',
  forgotSent:
    'Wenn wir diese E-Mail-Adresse kennen, haben wir Ihnen einen Link zum Zurücksetzen des Passworts geschickt.',
  forgotSentHint:
    'Der Link gilt eine Stunde. Wenn nichts ankommt, sehen Sie bitte auch im Spam-Ordner nach.',
  forgotAgain: 'Andere Adresse verwenden',
  noMailsForgot:
    'Der Link kann nicht verschickt werden: Bitte fragen Sie Ihre Gastgeber nach einem neuen Passwort.',
  resetTitle: 'Neues Passwort',
  resetLead:
    'Wählen Sie das Passwort, mit dem Sie sich künftig anmelden. Zur Sicherheit werden bereits angemeldete Geräte abgemeldet.',
  resetButton: 'Passwort speichern',
  resetDone: 'Ihr Passwort ist geändert! Sie werden zur Anmeldung weitergeleitet\u00a0…',
  resetToLogin: 'Gleich zur Anmeldung',
  resetNewLink: 'Neuen Link anfordern',
  resetFailed: 'Das Passwort konnte nicht geändert werden',

  // Without JavaScript.
  /** `to` is one of the phrases below. */
  scriptNeeded:
    'Für {to} brauchen Sie JavaScript: Schalten Sie es im Browser ein, und laden Sie die Seite neu. Auch ohne JavaScript können Sie <0>einen Aufenthalt anfragen</0> oder <1>uns schreiben</1>.',
  toLogIn: 'die Anmeldung',
  toRegister: 'die Registrierung',
  toAskMail: 'eine neue E-Mail',
  toAskLink: 'einen neuen Link',
  toChangeProfile: 'Änderungen am Profil',
  toConfirm: 'die Bestätigung Ihrer E-Mail-Adresse',
  toDeny: 'das Löschen der Registrierung',
  toChoosePassword: 'ein neues Passwort',
};

export const frame: Translation<typeof italian.frame> = {
  skipToContent: 'Zum Inhalt springen',
  inPreparation: 'Die Website ist in Vorbereitung: Nur die Verwaltung kann sie sehen.',
  settings: 'Einstellungen',
  nationalCode: 'Nationaler Identifikationscode (CIN):',
  footHouse: 'Das Haus',
  footBooking: 'Buchen',
  footUs: 'Über uns',
  openingSoon: 'Wir öffnen bald',
  menu: 'Menü',
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  moreEntries: 'Mehr',
  staffBar: 'Für die Verwaltung',
  editPage: 'Diese Seite bearbeiten',
  preparing:
    '{siteName}: Wir bereiten die Website gerade vor, mit Fotos, Preisen und freien Terminen.',
  writeMeanwhile: 'Bis dahin erreichen Sie uns unter <0>{email}</0>.',
};
