import type { Translation } from '#shared/languages/translator.ts';
import type { saving as italian } from '#shared/texts/it/saving.ts';

export const saving: Translation<typeof italian> = {
  conflictTitle: 'Une autre version a été enregistrée entre-temps',
  conflictReview: 'Voir la version enregistrée',
  conflictOverwrite: 'Enregistrer la mienne quand même',
  conflictChangedOne: 'Modifié\u00a0: {field}.',
  conflictChangedTwo: 'Modifiés\u00a0: {fields} et {last}.',
  conflictText:
    'Ce que vous avez écrit est encore là. Si vous enregistrez votre version, ce que vous n’avez pas touché reste tel que l’autre personne l’a enregistré.',
  reviewTitle: 'Voici la version enregistrée',
  reviewResume: 'Reprendre la mienne',
  reviewText:
    'La vôtre est mise de côté\u00a0: vous pouvez la reprendre tant que vous n’avez ni enregistré ni fermé.',
};
