export const galleryMessages = {
  empty: 'Nessuna immagine in questa galleria',
  listFailed: 'Errore durante il caricamento delle gallery.',
  oneFailed: 'Failed to load gallery',
  notFound: 'Gallery not found',
} as const;

/** '1 immagine', '7 immagini' */
export const formatImageCount = (count: number): string =>
  `${count} ${count === 1 ? 'immagine' : 'immagini'}`;
