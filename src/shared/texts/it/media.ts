/** Pictures, videos and maps, on every page that has them. */
export const media = {
  // Instead of a description that is missing.
  photo: 'Foto',
  photoOf: 'Foto {place} di {count}',
  video: 'Video',
  audio: 'Audio',
  // Screen readers, after the name of a link.
  opensWhole: '(a schermo intero)',
  opensInNewTab: '(si apre in una nuova scheda)',
  // The picture in full screen.
  viewer: 'Foto a schermo intero',
  carousel: 'carosello',
  close: 'Chiudi',
  zoom: 'Ingrandisci o riduci',
  previousPhoto: 'Foto precedente',
  nextPhoto: 'Foto successiva',
  photoFailed: 'La foto non si carica.',
  // Maps and videos of other sites.
  map: 'Mappa di {service}',
  showMap: 'Mostra la mappa',
  openMap: 'Apri la mappa su {service}',
  youtube: 'Video su YouTube',
  watchVideo: 'Guarda il video',
  watchOnYoutube: 'Guarda su YouTube',
  willLoad:
    'Il pulsante carica contenuti da un altro sito ({host}), che riceverà il tuo indirizzo IP.',
  isLoaded:
    'Questi contenuti vengono da un altro sito ({host}), che ha ricevuto il tuo indirizzo IP.',
} as const;
