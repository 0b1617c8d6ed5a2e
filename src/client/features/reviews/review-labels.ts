// The specification's texts are in section 4, 8 and 9.

export const reviewTexts = {
  none: 'Ancora nessuna recensione. Sii il primo a lasciare una recensione!',
  loadFailed: 'Errore nel caricamento delle recensioni',
  sent: 'Recensione inviata con successo!',
  sentNote: "La tua recensione sarà visibile dopo l'approvazione dell'amministratore.",
  sendFailed: "Errore nell'invio della recensione",
} as const;

/** '4,8': Intl would not write the same in every browser. */
export const ratingInWords = (rating: number): string => String(rating).replace('.', ',');

/** '4 stelle su 5' */
export const starsInWords = (rating: number): string =>
  `${rating} ${rating === 1 ? 'stella' : 'stelle'} su 5`;

export const reviewsInWords = (count: number): string =>
  count === 1 ? '1 recensione' : `${count} recensioni`;
