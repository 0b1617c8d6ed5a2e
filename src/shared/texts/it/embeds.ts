/** Films, sounds, and what other sites show within a text of the owners. */
export const embeds = {
  video: 'Video',
  audio: 'Audio',
  // Screen readers, after the name of a link.
  opensInNewTab: '(si apre in una nuova scheda)',
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
