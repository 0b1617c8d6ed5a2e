import type { Translation } from '#shared/languages/translator.ts';
import type { saving as italian } from '#shared/texts/it/saving.ts';

export const saving: Translation<typeof italian> = {
  conflictTitle: 'Someone else has saved in the meantime',
  conflictReload: 'Reload',
  conflictOverwrite: 'Overwrite',
  conflictChangedOne: 'This has changed: {field}.',
  conflictChangedMany: 'These have changed: {fields}.',
  conflictText:
    'What you typed is still here. “Overwrite” saves it, and whatever you have not touched stays as the other person saved it. “Reload” shows the saved version and discards what you typed.',
};
