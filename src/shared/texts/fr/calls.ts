import type { Translation } from '#shared/languages/translator.ts';
import type { calls as italian } from '#shared/texts/it/calls.ts';

export const calls: Translation<typeof italian> = {
  idInvalid: 'Indiquez un identifiant valide.',
  versionInvalid: 'Indiquez la version par un nombre entier.',
  pageInvalid: 'Indiquez une page valide.',
  pageSizeInvalid: 'Indiquez de 1 à {max} éléments par page.',
  unknownLanguage: 'Choisissez l’une des langues du site\u00a0: {tags}.',
};
