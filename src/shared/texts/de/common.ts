import type { Translation } from '#shared/languages/translator.ts';
import type { common as italian } from '#shared/texts/it/common.ts';

export const common: Translation<typeof italian> = {
  skipToContent: 'Zum Inhalt springen',
  inPreparation: 'Die Website ist in Vorbereitung: Nur die Verwaltung kann sie sehen.',
  settings: 'Einstellungen',
  privacy: 'Datenschutz',
  register: 'Registrieren',
  pages: 'Seiten dieser Website',
  nationalCode: 'Nationaler Identifikationscode (CIN):',
  footHouse: 'Das Haus',
  footBooking: 'Buchen',
  footUs: 'Über uns',
  siteName: 'Ferienhaus',
  openingSoon: 'Wir öffnen bald',
  notFound: 'Seite nicht gefunden',

  login: 'Anmelden',
  menu: 'Menü',
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  moreEntries: 'Mehr',
  // The header’s button, and the menu of an account.
  checkDates: 'Termine prüfen',
  ownProfile: 'Profil',
  ownBookings: 'Meine Buchungen',
  logOut: 'Abmelden',
  // Where an address waits: beside the menu, in the login.
  unconfirmed: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. <0>E-Mail noch einmal senden</0>',
  // For staff.
  admin: 'Verwaltung',
  staffBar: 'Für die Verwaltung',
  editPage: 'Diese Seite bearbeiten',
  home: 'Startseite',

  nowhere: 'Unter dieser Adresse ist nichts zu finden: Vielleicht wurde die Seite verschoben.',
  backHome: 'Zur Startseite',

  preparing:
    '{siteName}: Wir bereiten die Website gerade vor, mit Fotos, Preisen und freien Terminen.',
  writeMeanwhile: 'Bis dahin erreichen Sie uns unter <0>{email}</0>.',
  noMails: 'Die Website verschickt im Moment keine E-Mails',

  languages: 'Sprachen',
  language: 'Sprache: {name}',

  lineSlow:
    'Die Verbindung ist langsam, und die Seite ist noch nicht bereit. Was Sie angetippt haben, geht nicht verloren.',
  lineRetrying:
    'Keine Verbindung: Wir versuchen es gleich noch einmal. Was Sie geschrieben haben, bleibt erhalten.',
  lineFailed: 'Keine Verbindung. Was Sie geschrieben haben, bleibt erhalten.',
  retry: 'Erneut versuchen',
  siteReloads:
    'Die Website wurde aktualisiert: Die Seite wird neu geladen. Was Sie geschrieben haben, bleibt erhalten.',
  siteUpdated: 'Die Website wurde aktualisiert. Was Sie geschrieben haben, bleibt erhalten.',
  reload: 'Seite neu laden',

  lineDown: 'Keine Verbindung',
  partFailed:
    'Dieser Teil der Seite konnte nicht geladen werden. Was Sie geschrieben haben, bleibt erhalten.',
  partRetrying:
    'Dieser Teil der Seite wird geladen, sobald die Verbindung wieder da ist: Wir versuchen es weiter, und was Sie geschrieben haben, bleibt erhalten.',
  readAll: 'Weiterlesen',
  inItalianOnly: 'Diesen Text gibt es nur auf Italienisch.',
};
