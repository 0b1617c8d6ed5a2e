/** The request for a stay. */
export const booking = {
  title: 'Prenota il tuo soggiorno',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Ospiti',
  // Labels of the buttons beside the number.
  oneGuestLess: 'Un ospite in meno',
  oneGuestMore: 'Un ospite in più',
  over12: 'Di cui oltre i 12 anni',
  oneOver12Less: 'Un ospite oltre i 12 anni in meno',
  oneOver12More: 'Un ospite oltre i 12 anni in più',
  linen: 'Biancheria e asciugamani',
  yes: 'sì',
  no: 'no',
  name: 'Nome',
  phone: 'Telefono',
  note: 'Note',
  // Unfolds the two fields above on phones.
  addPhoneAndNote: 'Aggiungi telefono e note',
  // Opens the phone’s own list of apps.
  shareButton: 'Condividi',
  slowAnswer:
    'La richiesta è partita e aspettiamo la risposta. Non serve inviarla di nuovo, e quello che hai scritto resta.',
  sendButton: 'Invia la richiesta',
  nothingToPay:
    'Ora non paghi nulla: leggiamo la richiesta e ti rispondiamo. I tuoi dati servono solo a questo: <0>informativa privacy</0>.',
  notCreated: 'Errore nel creare la prenotazione',
  unanswered:
    'Errore nel creare la prenotazione: il server non ha risposto. Puoi inviarla di nuovo, non conta due volte.',

  // A small form of dates, for browsers without JavaScript.
  arrival: 'Arrivo',
  departure: 'Partenza',
  howMany: 'Quanti siete',
  calculateButton: 'Calcola il prezzo',

  // In the card of the price.
  chooseDates: 'Scegli arrivo e partenza: il prezzo compare subito, voce per voce.',
  chooseDeparture: 'Ora il giorno di partenza: il prezzo compare subito, voce per voce.',
  withoutPrice: 'Per queste date non c’è un prezzo: scegline altre sul calendario.',
  askedForByOthers:
    'Qualcuno ha già chiesto alcune di queste notti, ma sono ancora libere: puoi chiedere lo stesso, rispondiamo a tutti.',
  pricesOfOtherYear: 'Calcolato con i prezzi {year}, validi anche per il {stayYear}.',

  // After the request has been sent.
  sentTitle: 'Richiesta di Prenotazione inviata!',
  requestTitle: 'La tua richiesta',
  requestNumber: 'Numero della richiesta',
  stay: 'Soggiorno',
  mailFollows: 'Dopo la nostra approvazione arriverà un’email di conferma a <0>{email}</0>.',
  mailsDoNotWork:
    'La richiesta ci è arrivata, ma da qui la conferma non può partire: meglio sentirci direttamente.',
  nextSteps: 'Che cosa succede adesso',
  weRead: 'Leggiamo la richiesta.',
  weReadWithinHours: 'Leggiamo la richiesta: di solito rispondiamo entro poche ore.',
  weReadWithinDay: 'Leggiamo la richiesta: di solito rispondiamo entro un giorno.',
  weReadWithinTwoDays: 'Leggiamo la richiesta: di solito rispondiamo entro due giorni.',
  notReserved: 'Fino alla conferma le date non sono riservate, e non c’è niente da pagare.',
  answerInOwnStays: 'Trovi la risposta anche in <0>Le mie prenotazioni</0>.',
  lookInSpam: 'Se non vedi la risposta, guarda anche nella posta indesiderata.',
  addToCalendarButton: 'Aggiungi al calendario',
  sendAnotherButton: 'Invia un’altra richiesta',
  // For the guest’s own calendar.
  calendarEvent: '{siteName} (richiesta n. {id}, da confermare)',
  calendarFile: 'soggiorno-{date}.ics',

  // Errors beside a field.
  checkInRequired: 'Seleziona la data di check-in',
  checkOutRequired: 'Seleziona la data di check-out',
  checkInInPast: 'La data di check-in non può essere nel passato',
  checkOutBeforeCheckIn: 'La data di check-out non può precedere il check-in',
  tooFarAhead: 'Puoi prenotare fino a {years} anni da oggi',
  tooManyNights: 'Puoi chiedere al massimo {nights} notti: per un soggiorno più lungo scrivici',
  datesTaken: 'Le date selezionate non sono disponibili',
  guestsRequired: 'Indica almeno 1 ospite',
  guestsWhole: 'Indica un numero intero di ospiti',
  tooManyGuests: 'Indica al massimo {max} ospiti',
  houseTooSmall: 'La casa accoglie al massimo {max} ospiti',
  over12Required: 'Indica quanti ospiti hanno più di 12 anni',
  over12TooMany: 'Non possono essere più degli ospiti',
  linenRequired: 'Indica se ti servono biancheria e asciugamani',
  nameRequired: 'Il nome è obbligatorio',
  emailRequired: "L'email è obbligatoria",
  emailInvalid: "Inserisci un'email valida",
  phoneInvalid: 'Inserisci un numero di telefono valido',
} as const;
