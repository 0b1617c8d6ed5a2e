/** Links to what a reader of the feed cannot show. */
export const feed = {
  gallery: 'Guarda la gallery',
  video: 'Guarda il video',
  audio: 'Ascolta l’audio',
  youtube: 'Guarda il video su YouTube',
  map: 'Apri la mappa',
} as const;
