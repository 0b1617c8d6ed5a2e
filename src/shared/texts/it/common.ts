/** Texts of every page. */
export const common = {
  skipToContent: 'Vai al contenuto',
  inPreparation: 'Il sito è in preparazione: lo vede solo chi lo gestisce.',
  settings: 'Impostazioni',
  privacy: 'Informativa privacy',
  register: 'Registrati',
  pages: 'Pagine del sito',
  nationalCode: 'Codice Identificativo Nazionale (CIN):',
  // The groups of links at the foot.
  footHouse: 'La casa',
  footBooking: 'Prenotare',
  footUs: 'Noi',
  siteName: 'Casa vacanze',
  openingSoon: 'Apriamo presto',
  notFound: 'Pagina Non Trovata',

  login: 'Login',
  // 'menu' opens the footer's links without JavaScript, and names the drawer.
  menu: 'Menu',
  mainMenu: 'Menu principale',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  // The entry of the bar with those that do not fit.
  moreEntries: 'Altro',
  // The header’s button, and the menu of an account.
  checkDates: 'Verifica le date',
  ownProfile: 'Impostazioni del profilo',
  ownBookings: 'Le mie prenotazioni',
  logOut: 'Scollegati',
  // Where an address waits: beside the menu, in the login.
  unconfirmed: 'La tua email non è ancora confermata. <0>Re-invia l’email</0>',
  // For staff.
  admin: 'Area gestione',
  staffBar: 'Per chi gestisce il sito',
  editPage: 'Modifica questa pagina',
  // The first of the breadcrumbs.
  home: 'Home',

  nowhere: 'L’indirizzo non porta da nessuna parte: forse la pagina è stata spostata.',
  backHome: 'Torna alla Home',

  preparing: '{siteName}: stiamo preparando il sito, con le foto, i prezzi e le date libere.',
  writeMeanwhile: 'Nel frattempo puoi scrivere a <0>{email}</0>.',
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
