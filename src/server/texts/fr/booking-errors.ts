import type { bookingErrors as italian } from '#server/texts/it/booking-errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const bookingErrors: Translation<typeof italian> = {
  tooManyWaiting:
    'Pour cette adresse e-mail, {max}\u00a0demandes attendent déjà une réponse\u00a0: nous vous répondrons bientôt.',
  offerMissed:
    'Ces nuits ne sont plus libres entre-temps\u00a0; rien n’a changé pour vous. Les hôtes sont déjà prévenus.',
};
