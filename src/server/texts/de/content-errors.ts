import type { contentErrors as italian } from '#server/texts/it/content-errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const contentErrors: Translation<typeof italian> = {
  loginToReview: 'Bitte melden Sie sich an, um eine Bewertung zu schreiben.',
};
