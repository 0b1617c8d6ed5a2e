/** Specification, section 8; read where the server gave no text of its own. */
export const messageFailures = {
  load: 'Errore nel caricamento dei messaggi',
  update: "Errore nell'aggiornamento del messaggio",
  answer: "Errore nell'invio della risposta",
  delete: 'Errore, messaggio non cancellato',
} as const;

export const messageSuccesses = {
  answer: 'Risposta inviata.',
  unread: 'Il messaggio è di nuovo da leggere.',
  suspect: 'Messaggio spostato tra gli indesiderati.',
  trusted: 'Il messaggio è di nuovo tra gli altri.',
} as const;
