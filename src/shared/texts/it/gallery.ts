/** Galleries, and the row of pictures that scrolls. */
export const gallery = {
  gallery: 'Gallery',
  all: 'Tutte le gallery',
  intro: 'Le foto di {house}: ognuna si apre intera, in una nuova scheda.',
  introOfHouse: 'Le foto della casa: ognuna si apre intera, in una nuova scheda.',
  // For search engines.
  description: 'Le foto della casa e dei dintorni',
  none: 'Ancora nessuna gallery',
  noneHint: 'Le foto della casa e dei dintorni arrivano presto.',
  empty: 'Nessuna immagine in questa galleria',
  listFailed: 'Errore durante il caricamento delle gallery.',
  gone: 'Questa gallery non c’è più, oppure ha cambiato indirizzo.',
  images: { one: '{count} foto', other: '{count} foto' },
  // A link to the pictures, shown one after the other.
  browse: 'Sfoglia le foto',
  // Screen readers.
  carousel: 'carosello',
  imageOf: 'Immagine {place} di {count}',
  previousImage: 'Immagine precedente',
  nextImage: 'Immagine successiva',
} as const;
