export const blogTexts = {
  list: 'Lista articoli',
  empty: 'No blog posts available.',
  listFailed: 'Failed to load blog posts',
  notFound: 'Articolo non trovato',
  failed: 'Errore nel caricamento dell’articolo',
} as const;

/** Specification, section 2: the words are English. */
export const readTimeInWords = (minutes: number): string => `${minutes} min read`;
