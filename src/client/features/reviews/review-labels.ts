// Specification, sections 4, 8 and 9.

export const reviewMessages = {
  none: 'Ancora nessuna recensione. Sii il primo a lasciare una recensione!',
  loadFailed: 'Errore nel caricamento delle recensioni',
  sent: 'Recensione inviata con successo!',
  sentNote: "La tua recensione sarà visibile dopo l'approvazione dell'amministratore.",
  sendFailed: "Errore nell'invio della recensione",
} as const;

/** '4,8', without Intl, whose output differs between browsers. */
export const formatRating = (rating: number): string => String(rating).replace('.', ',');

/** '4 stelle su 5' */
export const formatStars = (rating: number): string =>
  `${rating} ${rating === 1 ? 'stella' : 'stelle'} su 5`;

export const formatReviewCount = (count: number): string =>
  count === 1 ? '1 recensione' : `${count} recensioni`;
