import type { Translation } from '#shared/languages/translator.ts';
import type { calls as italian } from '#shared/texts/it/calls.ts';

export const calls: Translation<typeof italian> = {
  idInvalid: 'Please give a valid identifier.',
  versionInvalid: 'Please give the version as a whole number.',
  pageInvalid: 'Please give a valid page number.',
  pageSizeInvalid: 'Please give 1 to {max} items per page.',
  unknownLanguage: 'Please choose one of the site’s languages: {tags}.',
};
