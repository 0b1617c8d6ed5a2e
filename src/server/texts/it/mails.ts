import { roleNames } from '#shared/accounts/roles.ts';

/** Mails to guests and members. A first paragraph continues the sentence after the greeting's comma. */
export const mails = {
  // Around every mail.
  greeting: 'Ciao,',
  greetingByName: 'Ciao {name},',
  phone: 'Telefono {number}',
  /** A line of a mail without HTML. */
  line: '{label}: {value}',
  /** The last line of a list. */
  andMore: 'e ancora {count}',
  /** Below a value that changed. */
  before: 'prima: {value}',
  // The card of a stay: its number and, beside it, its state.
  requestNumber: 'Richiesta n. {id}',
  bookingNumber: 'Prenotazione n. {id}',
  stateWaiting: 'in attesa di risposta',
  stateConfirmed: 'confermata',
  stateCancelled: 'annullata',
  stateRejected: 'non accolta',
  ignoreIt: 'Se non le hai mandate tu, non serve fare nulla: basta ignorare questa email.',

  // A stay, line by line.
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  duration: 'Durata',
  guests: 'Ospiti',
  /** '3 ospiti, di cui 2 oltre i 12 anni' */
  guestsOver12: '{guests}, di cui {over12} oltre i 12 anni',
  /** Above words that staff typed. */
  ourWords: 'Il nostro messaggio per te',
  yourNote: 'La tua nota',
  /** `language` as in 'Parliamo italiano'. */
  titleInLanguage: '{title} (in {language})',

  // Mails about a stay.
  stayClosing: 'A presto!',
  stayRegards: 'Un caro saluto',
  requestedSubject: 'Abbiamo ricevuto la tua richiesta: {dates}',
  requested: 'abbiamo ricevuto la tua richiesta. Grazie dell’interesse!',
  requestedNotReserved:
    'Le date non sono ancora riservate: la prenotazione vale dalla nostra conferma.',
  moreRequestedSubject: '{siteName}: abbiamo ricevuto altre richieste',
  moreRequested:
    'con questo indirizzo sono arrivate altre richieste di soggiorno, oltre a quelle di cui ti abbiamo già scritto. Ti risponderemo presto; le date non sono ancora riservate.',
  // One to three offers to a guest.
  offeredSubject: {
    one: 'Una proposta per te: {dates}',
    other: '{count} proposte per il tuo soggiorno',
  },
  offered: {
    one: 'abbiamo una proposta per il tuo soggiorno. Se ti va bene, la accetti nella tua pagina con un clic.',
    other:
      'abbiamo {count} proposte per il tuo soggiorno: scegli quella che preferisci. La accetti nella tua pagina con un clic.',
  },
  offer: 'La nostra proposta',
  offerNumber: 'Proposta {number}',
  offerUntil: 'vale fino a {day}',
  offersButton: { one: 'Guarda e accetta', other: 'Guarda e scegli' },
  offersHeld: 'Fino a quel giorno teniamo queste notti per te.',
  offersNotHeld: 'Le notti non sono ancora riservate: sono tue appena accetti.',
  confirmedSubject: 'Prenotazione confermata: {dates}',
  confirmed:
    'buone notizie: la tua prenotazione è confermata. Le date sono tue, e noi ti aspettiamo!',
  party: 'Chi viene',
  confirmedParty:
    'Prima dell’arrivo scrivi nella pagina del tuo soggiorno chi viene: la legge ci chiede di comunicarlo alla polizia (art. 109 TULPS). Non mandarci foto dei documenti: non servono.',
  documents: 'I documenti degli ospiti',
  confirmedDocuments:
    'Prima del soggiorno serviranno le foto dei documenti degli ospiti con più di 12 anni, come richiede l’autorità di pubblica sicurezza. Come farcele avere lo decidiamo insieme: rispondi pure a questa email.',
  directions: 'Come arrivare',
  directionsLink: 'Leggi come arrivare',
  mapLink: 'Apri la mappa',
  calendarAttached: 'In allegato trovi il soggiorno per il tuo calendario.',
  rejectedSubject: 'La tua richiesta per {dates}',
  rejected: 'purtroppo non possiamo accogliere la tua richiesta per queste date.',
  rejectedOtherDates: 'Ci farebbe piacere ospitarti in un altro periodo.',
  freeDatesButton: 'Guarda le date libere',
  reopenedSubject: 'La tua richiesta è in attesa: {dates}',
  reopened:
    'la tua richiesta è di nuovo in attesa della nostra risposta: ti scriveremo appena possibile.',
  changedSubject: 'Il tuo soggiorno è cambiato: {dates}',
  changed: 'abbiamo modificato il tuo soggiorno. Qui sotto trovi com’è adesso, e com’era prima.',
  calendarChanged: 'In allegato trovi il soggiorno aggiornato per il tuo calendario.',
  requestChangedSubject: 'La tua richiesta è cambiata: {dates}',
  requestChanged:
    'abbiamo modificato la tua richiesta. Aspetta ancora la nostra risposta, e le date non sono riservate.',
  cancelledSubject: 'Soggiorno annullato: {dates}',
  cancelled: 'abbiamo annullato il tuo soggiorno: le date non sono più riservate per te.',
  cancelledRegret: 'Ci dispiace che questa volta non ci vedremo.',
  cancelledMoney:
    'Se hai già pagato qualcosa, rispondi a questa email: ci accordiamo su come regolarlo.',

  // The answer to a message: staff's text is between the greeting and the message itself.
  answerSubject: '{siteName}: la risposta al tuo messaggio',
  answeredMessage: 'Il tuo messaggio del {day}',

  // Mails about an account.
  notYou: 'Se non sei stato tu, non serve fare nulla: basta ignorare questa email.',
  confirmSubject: 'Conferma la tua email per {siteName}',
  confirm:
    'con questo indirizzo qualcuno si è registrato su {siteName}. Se sei stato tu, conferma che è il tuo: il link vale 48 ore e si usa una volta sola. Poi entri con la password che hai scelto.',
  confirmButton: 'Conferma la tua email',
  registeredName: 'Nome',
  registeredAt: 'Registrazione',
  confirmNotYou:
    'Se non sei stato tu, non confermare: il link qui sotto elimina la registrazione, anche dopo una conferma.',
  notMeButton: 'Non sono stato io',
  confirmChangeSubject: 'Conferma il tuo nuovo indirizzo per {siteName}',
  confirmChange:
    'hai chiesto di usare questo indirizzo per accedere a {siteName}. Confermalo con il link qui sotto: vale 48 ore e si usa una volta sola. Fino ad allora si accede con l’indirizzo di prima.',
  confirmChangeButton: 'Conferma il nuovo indirizzo',
  resetSubject: 'Scegli una nuova password per {siteName}',
  reset:
    'hai chiesto di scegliere una nuova password per {siteName}. Il link qui sotto vale un’ora e si usa una volta sola; uno nuovo annulla quelli di prima.',
  resetButton: 'Scegli una nuova password',
  resetClosing:
    'Se non sei stato tu, non serve fare nulla: basta ignorare questa email. La password di adesso resta valida.',
  createdSubject: 'Il tuo accesso a {siteName}',
  created:
    'è stato creato un accesso per te su {siteName}. Si entra con questo indirizzo: scegli ora la tua password. Il link vale sette giorni e si usa una volta sola.',
  email: 'Email',
  role: 'Ruolo',
  createdButton: 'Scegli la password',
  passwordChangedSubject: 'La tua password per {siteName} è cambiata',
  passwordChanged:
    'la password del tuo accesso a {siteName} è stata appena cambiata, e gli altri dispositivi collegati sono stati scollegati.',
  passwordChangedNotYou: 'Se non sei stato tu, scegli subito una nuova password.',
  passwordChangedButton: 'Non sono stato io',
  emailChangedSubject: 'Il tuo indirizzo per {siteName} è cambiato',
  emailChanged:
    'l’indirizzo con cui accedi a {siteName} è stato cambiato: da adesso vale quello nuovo, e qui non arriverà più nulla.',
  emailChangedNotYou: 'Se non sei stato tu, scrivi subito a chi gestisce il sito.',
  roleChangedSubject: 'Il tuo ruolo su {siteName} è cambiato',
  roleChanged: 'da adesso il tuo ruolo su {siteName} è: {role}.',
  roleChangedUnexpected: 'Se non te lo aspettavi, scrivi a chi gestisce il sito.',
  roleUser: roleNames.USER,
  roleEditor: roleNames.EDITOR,
  roleAdmin: roleNames.ADMIN,
  passkeysChangedSubject: 'Il tuo accesso a {siteName} è cambiato',
  /** `change` is one of those below. */
  passkeysChanged: 'c’è una novità nel tuo accesso a {siteName}: {change}.',
  passkeyAdded: 'è stata aggiunta una passkey',
  passkeyRemoved: 'è stata rimossa una passkey',
  passkeyCodesRenewed: 'sono stati generati nuovi codici di recupero',
  passkeyCodeUsed: 'è stato usato un codice di recupero al posto della passkey',
  passkeysResetByAdmin: 'un amministratore ha rimosso le passkey e i codici di recupero',
  passkeysResetOnServer: 'le passkey e i codici di recupero sono stati rimossi sul server',
  passkeysResetWithPassword:
    'con la nuova password, le passkey e i codici di recupero di prima non valgono più',
  passkeysChangedNotYou:
    'Se non sei stato tu, entra nel tuo profilo, rimuovi le passkey che non riconosci e cambia la password.',
  profileButton: 'Apri il profilo',
} as const;
