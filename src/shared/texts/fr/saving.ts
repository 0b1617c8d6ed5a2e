import type { Translation } from '#shared/languages/translator.ts';
import type { saving as italian } from '#shared/texts/it/saving.ts';

export const saving: Translation<typeof italian> = {
  conflictTitle: 'Une autre version a été enregistrée entre-temps',
  conflictReload: 'Recharger',
  conflictOverwrite: 'Remplacer',
  conflictChangedOne: 'Modifié\u00a0: {field}.',
  conflictChangedMany: 'Modifiés\u00a0: {fields}.',
  conflictText:
    'Ce que vous avez écrit est encore là. «\u00a0Remplacer\u00a0» l’enregistre, et ce que vous n’avez pas touché reste tel que l’autre personne l’a enregistré. «\u00a0Recharger\u00a0» affiche la version enregistrée et abandonne ce que vous avez écrit.',
};
