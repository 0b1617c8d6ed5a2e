import type { contentErrors as italian } from '#server/texts/it/content-errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const contentErrors: Translation<typeof italian> = {
  loginToReview: 'Veuillez vous connecter pour laisser un avis.',
};
