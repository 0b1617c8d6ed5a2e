/** Pictures, on every page that has them. */
export const media = {
  // Instead of a description that is missing.
  photo: 'Foto',
  photoOf: 'Foto {place} di {count}',
  // Screen readers, after the name of a link.
  opensWhole: '(a schermo intero)',
  // The picture in full screen.
  viewer: 'Foto a schermo intero',
  carousel: 'carosello',
  close: 'Chiudi',
  zoom: 'Ingrandisci o riduci',
  previousPhoto: 'Foto precedente',
  nextPhoto: 'Foto successiva',
  photoFailed: 'La foto non si carica.',
} as const;
