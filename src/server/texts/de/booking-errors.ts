import type { bookingErrors as italian } from '#server/texts/it/booking-errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const bookingErrors: Translation<typeof italian> = {
  tooManyWaiting:
    'Mit dieser E-Mail-Adresse warten schon {max} Anfragen auf Antwort: Wir melden uns bald bei Ihnen.',
  offerMissed:
    'Diese Nächte sind inzwischen leider vergeben; für Sie hat sich nichts geändert. Die Gastgeber wissen schon Bescheid.',
};
