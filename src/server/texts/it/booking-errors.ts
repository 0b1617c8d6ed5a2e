/** Refusals of calls about stays. */
export const bookingErrors = {
  tooManyWaiting:
    'Con questo indirizzo ci sono già {max} richieste che aspettano una risposta: ti risponderemo presto.',
  /** The guest accepted an offer. */
  offerMissed:
    'Queste notti nel frattempo non sono più libere, e per te non è cambiato niente. L’abbiamo già detto a chi gestisce la casa.',
} as const;
