export const blogLabels = {
  list: 'Lista articoli',
  empty: 'No blog posts available.',
  listFailed: 'Failed to load blog posts',
  notFound: 'Articolo non trovato',
  failed: 'Errore nel caricamento dell’articolo',
} as const;

/** In English by the specification, section 2. */
export const readTimeLabel = (minutes: number): string => `${minutes} min read`;
