/** Links to content that a feed reader cannot show. */
export const feed = {
  gallery: 'Guarda le foto',
  video: 'Guarda il video',
  audio: 'Ascolta l’audio',
  youtube: 'Guarda il video su YouTube',
  map: 'Apri la mappa',
} as const;
