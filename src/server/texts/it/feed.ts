/** Links to content that a feed reader cannot show. */
export const feed = {
  gallery: 'Guarda la gallery',
  video: 'Guarda il video',
  audio: 'Ascolta l’audio',
  youtube: 'Guarda il video su YouTube',
  map: 'Apri la mappa',
} as const;
