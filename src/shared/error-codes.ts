/**
 * Every expected error: its HTTP status, tRPC's name for the status, and the default message. The first
 * code of a status also represents errors that Fastify and tRPC raise by themselves. Clients switch on
 * the code, never on the text.
 */
export const errorCodes = {
  INVALID_INPUT: { status: 400, trpc: 'BAD_REQUEST', message: 'I dati inviati non sono validi.' },
  INVALID_JSON: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'Il corpo della richiesta non è un JSON valido.',
  },
  LINK_INVALID: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'Il link non è valido: forse è già stato usato, o ne è arrivato uno più recente.',
  },
  LINK_EXPIRED: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'Il link è scaduto: chiedine uno nuovo.',
  },
  BACKUP_INVALID: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'Il file non è un backup di questo sito.',
  },
  PASSKEY_INVALID: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'La passkey non è stata riconosciuta. Riprova.',
  },
  UNAUTHENTICATED: { status: 401, trpc: 'UNAUTHORIZED', message: 'Authentication required' },
  INVALID_CREDENTIALS: {
    status: 401,
    trpc: 'UNAUTHORIZED',
    message: 'Email o password non corretti.',
  },
  FORBIDDEN: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Non hai i permessi per questa operazione.',
  },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Devi confermare la tua email per continuare.',
  },
  PASSKEY_REQUIRED: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Per lavorare al sito, conferma l’accesso con una passkey.',
  },
  ADMIN_NOT_DELETABLE: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Non posso cancellare utente admin',
  },
  NOT_FOUND: { status: 404, trpc: 'NOT_FOUND', message: 'Non trovato.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    trpc: 'METHOD_NOT_SUPPORTED',
    message: 'Questo indirizzo non accetta il metodo usato.',
  },
  EMAIL_TAKEN: { status: 409, trpc: 'CONFLICT', message: 'C’è già un utente con questa email.' },
  TOO_MANY_PASSKEYS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Hai già venti passkey: rimuovine una che non usi più.',
  },
  NO_PASSKEY: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'I codici servono solo con una passkey: prima aggiungine una.',
  },
  LAST_ADMIN: { status: 409, trpc: 'CONFLICT', message: 'Deve restare almeno un amministratore.' },
  DATES_TAKEN: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Le date selezionate non sono disponibili',
  },
  BOOKING_IS_BLOCK: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Un blocco di date non è una prenotazione: puoi solo sbloccarlo.',
  },
  BOOKING_IS_NOT_BLOCK: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questa è una prenotazione, non un blocco di date.',
  },
  BOOKING_IS_IMPORTED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Queste notti arrivano da un altro sito: per liberarle vai su quel sito.',
  },
  TOO_MANY_CALENDARS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'I calendari sono già dieci: togline uno che non usi più.',
  },
  BOOKING_HAS_PAYMENTS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questo soggiorno ha dei pagamenti: annullalo invece di eliminarlo.',
  },
  PAID_BY_PAYMENTS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Il soggiorno è saldato con dei pagamenti: apri «Soldi» e annulla quello sbagliato.',
  },
  PAYMENT_ANNULLED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questo pagamento è già annullato.',
  },
  DAMAGE_DEPOSIT_EXCEEDED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'È più di quanto hai della cauzione: controlla la somma.',
  },
  BOOKING_NOT_WAITING: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questa richiesta non aspetta più una risposta: ricarica la pagina.',
  },
  OFFER_OVER: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questa proposta non vale più. Se ti interessa ancora, scrivici.',
  },
  GUEST_PAGES_OFF: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Prima accendi le pagine degli ospiti: è lì che si accetta una proposta.',
  },
  BOOKING_NOT_CONFIRMED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Puoi annullare solo un soggiorno confermato.',
  },
  NO_ADDRESS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questo ospite non ha un’email: chiamalo o scrivigli al telefono.',
  },
  REVIEW_NOT_OPEN: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questo soggiorno non si può recensire adesso.',
  },
  STAY_IS_OVER: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questo soggiorno è passato o annullato: per altre cose scrivici.',
  },
  BOOKING_IS_ANONYMOUS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'I dati dell’ospite di questo soggiorno sono stati cancellati: puoi solo eliminarlo.',
  },
  CONFIRMATION_MAILED: {
    status: 409,
    trpc: 'CONFLICT',
    message:
      'Non puoi più annullare questa conferma: una mail all’ospite è già partita o sta partendo. Se cambi idea, apri la prenotazione.',
  },
  STAYS_TO_COME: {
    status: 409,
    trpc: 'CONFLICT',
    message:
      'C’è ancora un soggiorno in arrivo, o una richiesta in attesa: prima va annullato, poi puoi cancellare i dati.',
  },
  PERSON_IS_STAFF: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Chi lavora per la casa lo gestisci in Persone.',
  },
  POLICE_OFF: {
    status: 409,
    trpc: 'CONFLICT',
    message:
      'La comunicazione alla Questura è spenta: un amministratore la accende in Impostazioni, Adempimenti.',
  },
  GUESTS_NOT_SEEN: {
    status: 409,
    trpc: 'CONFLICT',
    message:
      'Prima conferma di aver visto di persona tutti gli ospiti da comunicare, oppure scrivi perché vai avanti lo stesso.',
  },
  NOTHING_TO_SEND: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Adesso non c’è nessuno da comunicare: guarda lo stato accanto a ogni ospite.',
  },
  ALREADY_SENT: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'È già stato comunicato alla Questura: non si può più cambiare.',
  },
  PORTAL_REFUSED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Alloggiati Web non accetta la richiesta.',
  },
  CONTRACT_CHANGED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Il contratto è cambiato mentre lo leggevi: ricarica la pagina.',
  },
  NO_LANDLORD: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Prima scrivi chi affitta, nelle impostazioni dei soldi: la ricevuta dice chi riceve.',
  },
  PAYMENT_HAS_RECEIPT: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questa somma ha una ricevuta: prima annulla la ricevuta.',
  },
  SAMPLE_STAY: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'È un soggiorno di esempio, con un ospite inventato: provalo con uno vero.',
  },
  NO_RECEIPT_FOR_THIS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'La ricevuta si fa per una somma arrivata dall’ospite e non annullata.',
  },
  RECEIPT_EXISTS: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questa somma ha già la sua ricevuta: per farne un’altra, annullala.',
  },
  RECEIPT_ANNULLED: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questa ricevuta è già annullata, oppure ne annulla un’altra.',
  },
  RECEIPT_NUMBER_UNKNOWN: {
    status: 409,
    trpc: 'CONFLICT',
    message:
      'Dopo il ripristino il sito non sa quali ricevute hai già dato: nelle impostazioni dei soldi indica il prossimo numero.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    trpc: 'CONFLICT',
    message:
      'Qualcun altro ha salvato nel frattempo: non è stato cambiato nulla. Guarda la versione salvata prima di salvare la tua.',
  },
  SLUG_TAKEN: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Questo slug è già usato: scegline un altro.',
  },
  PAGE_IS_BUILT_IN: {
    status: 409,
    trpc: 'CONFLICT',
    message:
      'Questa pagina fa parte del sito: puoi modificarla, ma non spostarla, nasconderla o cancellarla.',
  },
  MENU_ITEM_HAS_CHILDREN: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Impossibile cancellare una voce che ha dei figli.',
  },
  MEDIA_IN_USE: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Il file è usato nel sito: prima di cancellarlo toglilo dai posti in cui compare.',
  },
  BACKUP_BUSY: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'È già in corso un backup o un ripristino: attendi che finisca.',
  },
  BACKUP_FILES_MISSING: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Sul disco mancano file che il sito usa.',
  },
  BACKUP_CANCELLED: { status: 409, trpc: 'CONFLICT', message: 'Operazione annullata.' },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    trpc: 'PAYLOAD_TOO_LARGE',
    message: 'I dati inviati sono troppo grandi.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    trpc: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Il formato dei dati inviati non è supportato: serve JSON.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Troppi tentativi: riprova tra qualche minuto.',
  },
  INTERNAL: {
    status: 500,
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Qualcosa è andato storto. Riprova tra poco.',
  },
  UNAVAILABLE: {
    status: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Il sito non è disponibile in questo momento. Riprova tra poco.',
  },
  SITE_IN_PREPARATION: {
    status: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Il sito è ancora in preparazione: apriamo presto.',
  },
  PORTAL_UNAVAILABLE: {
    status: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Alloggiati Web non risponde: non è stato inviato niente. Riprova tra poco.',
  },
  DRIVE_UNAVAILABLE: {
    status: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'Google Drive non è disponibile.',
  },
  NO_SPACE: { status: 503, trpc: 'SERVICE_UNAVAILABLE', message: 'Spazio su disco insufficiente.' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** One invalid field. `path` is dotted (`numberOfGuests`, `periods.3.endDate`), empty for the whole input. */
export type InputIssue = { path: string; message: string };

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorCodes, value);
