import type { Translation } from '#shared/languages/translator.ts';
import type { saving as italian } from '#shared/texts/it/saving.ts';

export const saving: Translation<typeof italian> = {
  conflictTitle: 'Someone else has saved in the meantime',
  conflictReview: 'See the saved version',
  conflictOverwrite: 'Save mine anyway',
  conflictChangedOne: 'This has changed: {field}.',
  conflictChangedTwo: 'These have changed: {fields} and {last}.',
  conflictText:
    'What you typed is still here. If you save your version, whatever you have not touched stays as the other person saved it.',
  reviewTitle: 'This is the saved version',
  reviewResume: 'Go back to mine',
  reviewText: 'Yours has been set aside: you can go back to it until you save or close.',
};
