/** Galleries, and the row of pictures that scrolls. */
export const gallery = {
  gallery: 'Foto',
  all: 'Tutte le foto',
  intro: 'Le foto di {house}: tocca una foto per vederla grande.',
  introOfHouse: 'Le foto della casa: tocca una foto per vederla grande.',
  // For search engines.
  description: 'Le foto della casa e dei dintorni',
  none: 'Ancora nessuna foto',
  noneHint: 'Le foto della casa e dei dintorni arrivano presto.',
  empty: 'Nessuna immagine in questa galleria',
  listFailed: 'Errore durante il caricamento delle gallery.',
  // The specification wants these in English on Italian pages.
  oneFailed: 'Failed to load gallery',
  notFound: 'Gallery not found',
  gone: 'Queste foto non ci sono più, oppure hanno cambiato indirizzo.',
  images: { one: '{count} foto', other: '{count} foto' },
  // A link to the pictures, shown one after the other.
  fullScreen: 'A schermo intero',
  browse: 'Sfoglia le foto',
  // Screen readers.
  imageOf: 'Foto {place} di {count}',
  previousImage: 'Foto precedente',
  nextImage: 'Foto successiva',
} as const;
