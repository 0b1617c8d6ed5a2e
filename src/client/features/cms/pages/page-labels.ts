export const pageLabels = {
  notFound: 'Pagina non trovata o non pubblicata',
  noSlug: 'Nessuno slug specificato',
  failed: 'Errore nel caricamento della pagina',
  back: 'Torna alla Home',
} as const;
