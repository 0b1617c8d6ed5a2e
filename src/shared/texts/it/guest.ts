/** The page of a stay, for its guest. */
export const guestPage = {
  // In the browser’s tab.
  page: 'Il tuo soggiorno',
  waitingTitle: 'La tua richiesta aspetta una risposta',
  confirmedTitle: 'Ti aspettiamo, {name}!',
  rejectedTitle: 'Queste date non sono libere',
  cancelledTitle: 'Il soggiorno è annullato',
  lapsedTitle: 'Queste date sono passate',
  overTitle: 'Grazie di essere stati qui, {name}!',
  waiting:
    'L’abbiamo ricevuta. Fino alla conferma le date non sono riservate, e non c’è niente da pagare.',
  confirmed: 'Il soggiorno è confermato: {dates}.',
  rejected:
    'Non abbiamo potuto confermare la richiesta. Se hai altre date, scrivici o guarda il calendario.',
  cancelled: 'Le date erano {dates}. Per qualunque cosa scrivici.',
  lapsed: 'La tua richiesta è rimasta senza conferma. Se hai altre date, scrivici.',
  over: 'Speriamo di rivederti.',
  // Below the sentence of a confirmed or waiting stay.
  changed: 'È stato modificato il {day}: qui sotto lo vedi com’è adesso.',

  // Offers of the owners, one card each.
  offersTitle: { one: 'Abbiamo una proposta per te', other: 'Scegli la tua proposta' },
  offersLead: {
    one: 'Se ti va bene, accettala qui sotto: il soggiorno è subito confermato.',
    other: 'Accetta qui sotto quella che preferisci: il soggiorno è subito confermato.',
  },
  offersOver: 'Quello che ti avevamo proposto non vale più. Se ti interessa ancora, scrivici.',
  offerUntil: 'Vale fino a {day} compreso.',
  offerHeld: 'Fino ad allora teniamo queste notti per te.',
  offerNotHeld: 'Le notti non sono riservate: sono tue appena accetti.',
  offerTaken: 'Queste notti nel frattempo sono state prese.',
  accept: 'Accetta',
  acceptNamed: 'Accetta: {dates}',
  acceptFailed: 'Non ha funzionato: riprova fra poco',
  acceptUnanswered:
    'Il server non ha risposto e non sappiamo se hai accettato. Premi pure di nuovo, non conta due volte.',
  acceptByMail: 'Per accettare qui serve JavaScript: puoi anche rispondere alla nostra email.',

  toDo: 'Adesso',
  nothingToDo: 'Per ora non devi fare niente.',
  tellArrival: '<0>Dicci a che ora arrivi</0>, così ci trovi.',
  wayInFrom: 'Indirizzo, chiavi e wifi li trovi qui da {day}.',
  wayInHere: '<0>Indirizzo, chiavi e wifi</0> sono qui sotto.',

  stay: 'Il soggiorno',
  number: 'Numero',
  // '4 (2 fino a 12 anni)'
  partyWithChildren: '{guests}, di cui {children} fino a 12 anni',
  print: 'Stampa',

  arrival: 'L’arrivo',
  arrivalQuestion: 'A che ora arrivi?',
  arrivalHint: 'Va bene anche più o meno. Se cambia, scrivilo qui.',
  arrivalTime: 'Ora',
  arrivalNote: 'Traghetto, volo o altro',
  arrivalExample: 'Per esempio: traghetto delle 17:30',
  arrivalSave: 'Salva',
  arrivalSaved: 'Grazie, ce lo siamo segnati.',
  // For readers without JavaScript.
  arrivalByContact: 'Scrivici o chiamaci per dirci a che ora arrivi.',
  timeInvalid: 'Scrivi l’ora con i minuti, per esempio 16:30',
  address: 'Indirizzo',
  map: 'Apri la mappa',
  directions: 'Come si arriva',
  keys: 'Le chiavi',
  wifi: 'Wifi',
  wifiName: 'Rete',
  wifiPassword: 'Password',

  house: 'La casa',
  rules: 'Regole della casa',

  contact: 'Scrivici',
  contactLead: 'Rispondiamo noi, {host}.',
  contactLeadUnnamed: 'Rispondiamo noi che gestiamo la casa.',
  wish: 'Di che cosa si tratta?',
  wishMessage: 'Una domanda',
  wishChange: 'Cambiare date o ospiti',
  wishWithdraw: 'Ritirare la richiesta',
  byPortal: 'Pagamento e annullamento: come hai concordato su {portal}.',
  wishCancel: 'Annullare il soggiorno',
  nothingChanges: 'Non cambia niente finché non ti rispondiamo.',
  newDates: 'Le nuove date',
  newParty: 'Quanti siete',
  text: 'Messaggio',
  send: 'Invia',
  sent: 'È arrivato: ti rispondiamo presto.',
  sendFailed: 'Il messaggio non è partito',
  unanswered:
    'Il server non ha risposto e non sappiamo se il messaggio è arrivato. Puoi inviarlo di nuovo, non conta due volte.',
  wishMissing: 'Scegli di che cosa si tratta',
  textMissing: 'Scrivi il messaggio',
  nothingAsked: 'Scegli altre date o un altro numero di ospiti, oppure scrivi un messaggio',

  endedTitle: 'Questo link non vale più',
  ended:
    'Il soggiorno è passato da tempo, oppure c’è un link più recente nell’ultima email che hai ricevuto da noi.',
} as const;

/** On the same page, after the stay. */
export const stayReview = {
  title: 'Com’è andata?',
  lead: 'Raccontalo a chi verrà dopo di te: bastano due righe. La tua recensione compare sul sito con il nome {name} e il mese del soggiorno, dopo che l’abbiamo letta.',
  sent: 'Grazie! La leggiamo e poi compare sul sito.',
  // For readers without JavaScript.
  byContact:
    'Per scrivere una recensione qui serve JavaScript: puoi anche mandarcela con un messaggio.',
} as const;

/** On the same page: the contract. */
export const contract = {
  title: 'Il contratto',
  toDo: '<0>Leggi e accetta il contratto</0>.',
  lead: 'Leggilo con calma. Se ti va bene, accettalo qui sotto: te lo mandiamo per email.',
  changedLead:
    'Le date, gli ospiti o il prezzo sono cambiati: leggi il contratto com’è adesso e accettalo di nuovo.',
  translated: 'Questa è una traduzione per leggerlo; fa fede il testo italiano.',
  original: 'Il testo italiano',
  read: 'Leggi il contratto',
  name: 'Il tuo nome e cognome',
  nameMissing: 'Scrivi il tuo nome e cognome',
  tick: 'Ho letto il contratto e lo accetto',
  tickMissing: 'Per accettare, spunta la casella',
  accept: 'Accetta il contratto',
  accepted: 'Hai accettato il contratto: {when}.',
  file: 'Scarica il PDF',
  failed: 'Non ha funzionato: riprova fra poco',
  unanswered:
    'Il server non ha risposto e non sappiamo se hai accettato. Premi pure di nuovo, non conta due volte.',
  // For readers without JavaScript.
  byContact: 'Per accettare qui serve JavaScript: puoi anche scriverci.',
} as const;
