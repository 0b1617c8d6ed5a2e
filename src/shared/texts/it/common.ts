/** Texts of every page. */
export const common = {
  privacy: 'Informativa privacy',
  register: 'Registrati',
  pages: 'Pagine del sito',
  siteName: 'Casa vacanze',
  notFound: 'Pagina Non Trovata',

  login: 'Login',
  // The header’s button, and the menu of an account.
  checkDates: 'Verifica le date',
  ownProfile: 'Impostazioni del profilo',
  ownBookings: 'Le mie prenotazioni',
  logOut: 'Scollegati',
  // Where an address waits: beside the menu, in the login.
  unconfirmed: 'La tua email non è ancora confermata. <0>Re-invia l’email</0>',
  // For staff.
  admin: 'Area gestione',
  // The first of the breadcrumbs.
  home: 'Home',

  nowhere: 'L’indirizzo non porta da nessuna parte: forse la pagina è stata spostata.',
  backHome: 'Torna alla Home',

  noMails: 'Per ora il sito non manda email',

  languages: 'Lingue',
  // For screen readers; {name} is in its own language.
  language: 'Lingua: {name}',

  // At the foot of the screen, before there is any other code. The page brings these seven itself (page-notice.ts).
  lineSlow: 'La linea è lenta: la pagina non è ancora pronta. Quello che hai premuto non si perde.',
  lineRetrying: 'La connessione non va: ci riproviamo tra poco. Quello che hai scritto resta.',
  lineFailed: 'La connessione non va. Quello che hai scritto resta.',
  retry: 'Riprova',
  siteReloads: 'Il sito è stato aggiornato: la pagina si ricarica. Quello che hai scritto resta.',
  siteUpdated: 'Il sito è stato aggiornato. Quello che hai scritto resta.',
  reload: 'Ricarica la pagina',

  // In place of a part of the page.
  lineDown: 'La connessione non va',
  partFailed: 'Questa parte della pagina non si è caricata. Quello che hai scritto resta.',
  partRetrying:
    'Questa parte della pagina si carica appena torna la connessione: ci riproviamo noi, e quello che hai scritto resta.',
  // Above a text of the owners that is not translated.
  readAll: 'Leggi tutto',
  inItalianOnly: 'Questo testo c’è solo in italiano.',
} as const;
