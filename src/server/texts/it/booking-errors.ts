/** Refusals of calls about stays. */
export const bookingErrors = {
  tooManyWaiting:
    'Con questo indirizzo ci sono già {max} richieste che aspettano una risposta: ti risponderemo presto.',
} as const;
