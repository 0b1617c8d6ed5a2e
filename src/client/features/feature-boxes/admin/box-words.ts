/** Read where the server gave no text of its own; the deletion's is the specification's. */
export const boxFailures = {
  load: 'Errore nel caricamento delle caselle',
  create: 'Errore nella creazione della casella',
  update: 'Errore nel salvataggio della casella',
  publish: 'Errore nella pubblicazione della casella',
  delete: 'Errore eliminazione feature box',
} as const;

export const boxSuccesses = {
  create: 'Casella creata',
  update: 'Salvato',
  publish: 'Casella pubblicata',
  unpublish: 'Casella tolta dal sito',
} as const;
