/** Read where the server gave no text of its own. The first is the specification's, section 8. */
export const postFailures = {
  load: 'Errore nel caricamento dei post del blog',
  open: 'Errore nel caricamento del post',
  save: 'Errore nel salvataggio del post',
  publish: "Errore nell'aggiornamento dello stato del post",
  delete: 'Errore nella cancellazione del post',
} as const;

export const postSuccesses = {
  save: 'Articolo salvato.',
  publish: 'Articolo pubblicato.',
  unpublish: 'Articolo tolto dal sito.',
} as const;

/** '3 min di lettura' */
export const readTimeInWords = (minutes: number): string => `${minutes} min di lettura`;
