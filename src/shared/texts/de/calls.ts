import type { Translation } from '#shared/languages/translator.ts';
import type { calls as italian } from '#shared/texts/it/calls.ts';

export const calls: Translation<typeof italian> = {
  idInvalid: 'Bitte geben Sie eine gültige Kennung an.',
  versionInvalid: 'Bitte geben Sie die Version als ganze Zahl an.',
  pageInvalid: 'Bitte geben Sie eine gültige Seite an.',
  pageSizeInvalid: 'Bitte geben Sie 1 bis {max} Einträge pro Seite an.',
  unknownLanguage: 'Bitte wählen Sie eine Sprache dieser Website: {tags}.',
};
