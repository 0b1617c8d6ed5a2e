/** Posts, and the pages that the owners write. */
export const blog = {
  // The specification wants these in English on Italian pages.
  readMore: 'Read more',
  minutesToRead: '{count} min read',
  noPosts: 'No blog posts available.',

  list: 'Lista articoli',
  listPage: 'Lista articoli, pagina {page}',
  intro: 'La casa, l’isola, le stagioni: quello che vale la pena di sapere prima di partire.',
  // For search engines.
  description: 'Racconti dalla casa e dall’isola',
  noneHint: 'Stiamo scrivendo i primi racconti dall’isola: arrivano presto.',
  noMore: 'Gli articoli finiscono prima di questa pagina.',
  latest: 'Ultimi articoli',
  others: 'Altri articoli',
  post: 'Articolo',
  postNotFound: 'Articolo non trovato',
  postNotFoundHint: 'Forse è stato rimosso, o non è ancora pubblicato.',
  postFailed: 'Errore nel caricamento dell’articolo',
  // Pages.
  page: 'Pagina',
  pageNotFound: 'Pagina non trovata o non pubblicata',
  pageNotFoundHint: 'Forse ha cambiato indirizzo, o la stiamo ancora scrivendo.',
  noSlug: 'Nessuno slug specificato',
  noSlugHint: 'L’indirizzo non dice quale pagina mostrare.',
  pageFailed: 'Errore nel caricamento della pagina',
  // Around a day: 'Pubblicata il 4 luglio 2026'.
  publishedOn: 'Pubblicata il <0></0>',
  createdOn: 'Creata il <0></0>',
  // Above the privacy page: the data controller, as the law requires.
  dataController: 'Titolare del trattamento dei dati',
} as const;
