/** Read where the server gave no text of its own. Specification, section 8. */
export const pageFailures = {
  load: 'Errore nel caricamento delle pagine',
  open: 'Errore nel caricamento della pagina',
  save: 'Errore nel salvataggio della pagina',
  publish: "Errore nell'aggiornamento dello stato della pagina",
  delete: 'Errore nella cancellazione della pagina',
} as const;

export const pageSuccesses = {
  save: 'Pagina salvata.',
  publish: 'Pagina pubblicata.',
  unpublish: 'Pagina tolta dal sito.',
} as const;

/** Why some pages cannot go. */
export const BUILT_IN_REASON =
  'Il sito porta sempre a questa pagina: si può modificare, non nascondere, spostare o eliminare.';
