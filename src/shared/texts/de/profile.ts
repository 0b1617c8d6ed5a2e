import type { Translation } from '#shared/languages/translator.ts';
import type { profile as italian } from '#shared/texts/it/profile.ts';

export const profile: Translation<typeof italian> = {
  unsaved: 'Nicht gespeicherte Änderungen',
  saved: 'Ihr Profil ist aktualisiert',
  failed: 'Ihr Profil konnte nicht aktualisiert werden',

  // Name and address.
  dataTitle: 'Daten',
  dataAbout:
    'Ihr Name steht unter Ihren Anfragen und Bewertungen. Mit der E-Mail-Adresse melden Sie sich an, und dorthin schreiben wir Ihnen: Andere Gäste sehen sie nicht.',
  dataAboutStaff:
    'Mit der E-Mail-Adresse melden Sie sich an, und dorthin schreibt die Website; Ihr Name steht bei dem, was Sie tun.',
  currentPassword: 'Aktuelles Passwort',
  passwordForEmail: 'Nötig, um die E-Mail-Adresse zu ändern.',
  passwordForEmailMissing: 'Um die E-Mail-Adresse zu ändern, brauchen wir Ihr aktuelles Passwort.',
  /** A member's choice beside name and address. */
  mailLanguage: 'Sprache unserer E-Mails',
  saveButton: 'Speichern',
  pendingTitle: 'Die neue Adresse wartet auf Bestätigung',
  pendingText:
    'Wir haben einen Link an <0>{pending}</0> geschickt. Bis Sie ihn öffnen, melden Sie sich weiter mit <1>{email}</1> an.',
  resendButton: 'E-Mail noch einmal senden',

  // The picture.
  avatarTitle: 'Profilbild',
  avatarAbout: 'Das Gesicht neben Ihrem Namen: ein Foto, eine Zeichnung oder Ihre Initialen.',
  avatarNone: 'Kein Bild: Ihre Initialen sind zu sehen',
  avatarPreview: 'Vorschau',
  avatarCurrent: 'Aktuelles Bild',
  avatarUpload: 'Bild hochladen',
  avatarFormats: 'JPEG, PNG, GIF oder WebP, bis 5\u00a0MB und 1000\u00a0×\u00a01000 Pixel.',
  avatarRemove: 'Bild entfernen',
  avatarDrawn: 'Oder ein gezeichnetes',
  avatarShuffle: 'Andere Gesichter',
  avatarSave: 'Bild speichern',
  /** Four styles of drawing. */
  adventurer: 'Abenteurer',
  avataaars: 'Comic',
  bottts: 'Roboter',
  personas: 'Figur',
  avatarTooHeavy: 'Das Bild darf höchstens 5\u00a0MB groß sein',
  avatarTooLarge: 'Das Bild darf höchstens 1000\u00a0×\u00a01000 Pixel haben',
  avatarTooCostly:
    'Das Bild ist zu komplex: Bitte speichern Sie es mit einem anderen Programm noch einmal.',
  avatarUnreadable:
    'Das Bild ist nicht lesbar: Bitte wählen Sie eine Datei im Format JPEG, PNG, GIF oder WebP.',
  avatarUnknown: 'Bitte wählen Sie ein eigenes oder eines der gezeichneten Bilder.',
  avatarMissing: 'Bitte wählen Sie ein Bild.',

  // The password.
  passwordTitle: 'Passwort',
  passwordAbout:
    'Nach der Änderung bleiben Sie hier angemeldet; alle anderen Sitzungen werden beendet.',
  forgotLink: 'Vergessen?',
  newPasswordsDiffer: 'Die neuen Passwörter stimmen nicht überein',
  changePassword: 'Passwort ändern',

  // Open sessions.
  sessionsTitle: 'Offene Sitzungen',
  sessionsAbout:
    'Die Geräte, die mit diesem Profil angemeldet sind. Wenn Sie eines nicht kennen, beenden Sie am besten seine Sitzung, und ändern Sie dann das Passwort.',
  sessionsFailed: 'Die Sitzungen konnten nicht geladen werden',
  deviceUnknown: 'Unbekanntes Gerät',
  sessionCurrent: 'diese Sitzung',
  sessionOpened: 'Begonnen am {when}',
  lastUsed: 'Zuletzt verwendet am {when}',
  sessionEnd: 'Beenden',
  sessionEndThis: 'Diese Sitzung beenden',
  sessionEndOther: 'Sitzung beenden: {device}',
  sessionEndOthers: 'Alle anderen beenden',
  sessionEndFailed: 'Die Sitzung konnte nicht beendet werden',
  sessionEndTitle: 'Diese Sitzung beenden?',
  sessionEndText: 'Sie nutzen sie gerade: Danach brauchen Sie wieder E-Mail-Adresse und Passwort.',
  showLess: 'Weniger anzeigen',
  showAll: 'Alle anzeigen ({count})',

  // Links that answer requests, for staff.
  answersTitle: 'Antworten aus der Mail',
  answersAbout:
    'In der Mail zu einer neuen Anfrage steht ein Link, mit dem Sie ohne Anmeldung zusagen oder ablehnen. Haben Sie eine Mail weitergeleitet oder das Telefon verloren, ziehen Sie alle Links zurück.',
  answersNone: 'Kein offener Link.',
  answersOpen: {
    one: 'Sie haben einen offenen Link, für eine Anfrage.',
    other: 'Sie haben offene Links für {count} Anfragen.',
  },
  answersWithdraw: 'Antwortlinks zurückziehen',
  answersWithdrawn: 'Links zurückgezogen',
  answersFailed: 'Die Links ließen sich nicht zurückziehen',

  // Passkeys.
  passkeysTitle: 'Passkeys',
  passkeysAbout:
    'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder PIN Ihres Telefons oder Computers an, ohne ein Passwort einzugeben. Niemand kann ihn mit einer gefälschten Seite stehlen.',
  passkeysFailed: 'Die Passkeys konnten nicht geladen werden',
  passkeysNone: 'Bisher melden Sie sich mit E-Mail-Adresse und Passwort an.',
  passkeyAdd: 'Passkey hinzufügen',
  passkeyAdded: 'Hinzugefügt am {when}',
  passkeyUsed: 'Zuletzt verwendet am {when}',
  passkeyName: 'Name des Passkeys',
  passkeyNameHint: 'Damit Sie ihn wiedererkennen: „Martas Telefon“, „Computer zu Hause“.',
  passkeyNameMissing: 'Bitte geben Sie dem Passkey einen Namen.',
  passkeyAddText:
    'Im nächsten Schritt fragt der Browser nach Fingerabdruck, Gesicht oder PIN dieses Geräts oder eines Sicherheitsschlüssels.',
  continueButton: 'Weiter',
  yourPassword: 'Ihr Passwort',
  passkeyAddFailed: 'Der Passkey konnte nicht hinzugefügt werden',
  passkeyRename: 'Umbenennen',
  passkeyRenameThis: 'Passkey umbenennen: {name}',
  passkeyRenameTitle: 'Passkey umbenennen',
  passkeyRenamed: 'Name geändert',
  passkeyRenameFailed: 'Der Name konnte nicht geändert werden',
  passkeyRemove: 'Entfernen',
  passkeyRemoveThis: 'Passkey entfernen: {name}',
  passkeyRemoveTitle: 'Passkey entfernen?',
  passkeyRemoveButton: 'Passkey entfernen',
  passkeyRemoveText:
    'Mit „{name}“ können Sie sich dann nicht mehr anmelden. Ihr Passwort bleibt gültig.',
  passkeyRemoveLastText:
    'Mit „{name}“ können Sie sich dann nicht mehr anmelden. Ihr Passwort bleibt gültig; die Wiederherstellungscodes werden nicht mehr gebraucht und ebenfalls entfernt.',
  passkeyRemoveFailed: 'Der Passkey konnte nicht entfernt werden',
  deviceAnswerInvalid: 'Die Antwort des Geräts ist nicht gültig.',

  // Recovery codes.
  codesTitle: 'Ihre Wiederherstellungscodes',
  codesText:
    'Wenn Sie das Gerät mit dem Passkey verlieren, ersetzt ihn einer dieser Codes: Jeder gilt nur einmal. Drucken Sie sie aus, oder legen Sie sie zu Ihren anderen wichtigen Unterlagen.',
  codes: 'Wiederherstellungscodes',
  codesOnce:
    'Sie sehen sie nur jetzt: Wenn Sie das Fenster schließen, werden sie nicht noch einmal angezeigt.',
  codesCopy: 'Kopieren',
  codesCopied: 'Codes kopiert',
  codesDownload: 'Herunterladen',
  /** The name of a file. */
  codesFile: 'wiederherstellungscodes.txt',
  codesSafe: 'Ich habe sie sicher verwahrt',
  codesNew: 'Neue Wiederherstellungscodes',
  codesNewTitle: 'Neue Wiederherstellungscodes erstellen?',
  codesNewButton: 'Neue Codes erstellen',
  codesNewText: 'Die bisherigen gelten dann nicht mehr, auch wenn Sie sie nicht verwendet haben.',
  codesFailed: 'Die Wiederherstellungscodes konnten nicht erstellt werden',

  // The screen that demands a passkey, for staff.
  proveTitle: 'Mit dem Passkey bestätigen',
  proveLead:
    'Um an der Website zu arbeiten, brauchen Sie außer dem Passwort einen Passkey: So haben es die Administratoren festgelegt.',
  proveButton: 'Passkey verwenden',
  proveNone:
    'Sie haben noch keinen. Das dauert nur eine Minute: Er bleibt auf Ihrem Telefon, Ihrem Computer oder einem Sicherheitsschlüssel.',
  proveOtherwise: 'Passkey nicht zur Hand?',
  proveNoCodes:
    'Auch keine Codes mehr? Bitten Sie einen Administrator, Ihre Passkeys zu entfernen: unter „Persone“, „Modifica“. Gibt es keinen anderen, hilft der Befehl „admin“ auf dem Server.',
  code: 'Wiederherstellungscode',
  codeHint: 'Einer von denen, die Sie beim ersten Passkey aufbewahrt haben.',
  codeMissing: 'Bitte geben Sie einen Wiederherstellungscode ein.',
  codeUse: 'Code verwenden',
  codeFailed: 'Der Code konnte nicht verwendet werden',
  recoveredTitle: 'Anmeldung bestätigt',
  recoveredLead:
    'Gerät mit dem Passkey verloren? Fügen Sie auf diesem einen Passkey hinzu, und entfernen Sie dann den verlorenen.',
  codesLeft: {
    one: 'Code angenommen: Einer ist noch übrig.',
    other: 'Code angenommen: Noch {count} sind übrig.',
  },
  codesNone: 'Code angenommen: Das war Ihr letzter. Erstellen Sie unten gleich neue.',

  // One’s own data.
  ownTitle: 'Meine Daten',
  ownAbout:
    'Alles, was die Website zu Ihrem Konto speichert: Laden Sie es als Datei herunter, oder löschen Sie es für immer. Geht es um etwas, das Sie ohne Anmeldung gesendet haben, schreiben Sie bitte Ihren Gastgebern.',
  ownDownload: 'Daten herunterladen',
  ownFailed: 'Die Datei konnte nicht erstellt werden',
  ownStaff:
    'Mit Ihrem Konto wird die Website verwaltet. Bitten Sie einen anderen Administrator, Ihnen unter „Persone“ die Rolle zu nehmen: Dann können Sie es hier löschen.',
  eraseButton: 'Mein Konto löschen',
  eraseTitle: 'Ihr Konto löschen?',
  eraseText:
    'Wir löschen Profil, Bewertungen und Anfragen für immer. Von vergangenen Aufenthalten bleiben nur An- und Abreisetag, ohne Ihren Namen. Steht noch ein Aufenthalt bevor, stornieren Sie ihn bitte zuerst bei Ihren Gastgebern.',
  eraseFailed: 'Ihr Konto konnte nicht gelöscht werden',
};
