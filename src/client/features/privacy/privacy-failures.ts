/** Read where the server gave no text of its own. */
export const privacyFailures = {
  find: 'Errore nella ricerca dei dati',
  export: 'Errore nella preparazione del file',
  erase: 'Errore nella cancellazione dei dati',
} as const;
