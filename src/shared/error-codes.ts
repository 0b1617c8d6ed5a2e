/** Every expected error with its default message. Clients switch on the code, never on the text. */
export const errorMessages = {
  INVALID_INPUT: 'I dati inviati non sono validi.',
  INVALID_JSON: 'Il corpo della richiesta non è un JSON valido.',
  UNAUTHENTICATED: 'Authentication required',
  INVALID_CREDENTIALS: 'Email o password non corretti.',
  EMAIL_NOT_CONFIRMED: 'Devi confermare la tua email per continuare.',
  EMAIL_TAKEN: "C'è già un utente con questa email.",
  LINK_INVALID: 'Il link non è valido: forse è già stato usato, o ne è arrivato uno più recente.',
  LINK_EXPIRED: 'Il link è scaduto: chiedine uno nuovo.',
  LAST_ADMIN: 'Deve restare almeno un amministratore.',
  ADMIN_NOT_DELETABLE: 'Non posso cancellare utente admin',
  FORBIDDEN: 'Non hai i permessi per questa operazione.',
  NOT_FOUND: 'Non trovato.',
  METHOD_NOT_ALLOWED: 'Questo indirizzo non accetta il metodo usato.',
  DATES_TAKEN: 'Le date selezionate non sono disponibili',
  BOOKING_IS_BLOCK: 'Un blocco di date non è una prenotazione: si può solo sbloccare.',
  BOOKING_IS_NOT_BLOCK: 'Questa è una prenotazione, non un blocco di date.',
  BOOKING_IS_ANONYMOUS:
    'I dati dell’ospite di questo soggiorno sono stati cancellati: si può solo eliminare.',
  STAYS_TO_COME:
    'C’è un soggiorno ancora da fare, o una richiesta che aspetta: prima va annullato, poi si possono cancellare i dati.',
  PERSON_IS_STAFF: 'Gli amministratori e gli editori si gestiscono in Utenti.',
  CHANGED_MEANWHILE:
    'Qualcun altro ha salvato nel frattempo: non è stato cambiato nulla. Guarda la versione salvata prima di salvare la tua.',
  SLUG_TAKEN: 'Questo slug è già usato: scegline un altro.',
  PAGE_IS_BUILT_IN:
    'Questa pagina fa parte del sito: si può modificare, ma non spostare, nascondere o cancellare.',
  MENU_ITEM_HAS_CHILDREN: 'Impossibile cancellare una voce che ha dei figli.',
  MEDIA_IN_USE: 'Il file è usato nel sito: prima di cancellarlo toglilo da dove si vede.',
  BACKUP_BUSY: 'È già in corso un backup o un ripristino: attendi che finisca.',
  BACKUP_INVALID: 'Il file non è un backup di questo sito.',
  BACKUP_CANCELLED: 'Operazione annullata.',
  DRIVE_UNAVAILABLE: 'Google Drive non è disponibile.',
  NO_SPACE: 'Spazio su disco insufficiente.',
  PAYLOAD_TOO_LARGE: 'I dati inviati sono troppo grandi.',
  UNSUPPORTED_MEDIA_TYPE: 'Il formato dei dati inviati non è supportato: serve JSON.',
  TOO_MANY_REQUESTS: 'Troppi tentativi: riprova tra qualche minuto.',
  UNAVAILABLE: 'Il sito non è disponibile in questo momento. Riprova tra poco.',
  INTERNAL: 'Qualcosa è andato storto. Riprova tra poco.',
} as const;

export type ErrorCode = keyof typeof errorMessages;

/** One invalid field. `path` is dotted (`numberOfGuests`, `periods.3.endDate`), empty for the whole input. */
export type InputIssue = { path: string; message: string };

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorMessages, value);
