import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { createSavedAnswerInput, type SavedAnswer } from '#shared/saved-answers.schema.ts';

/** Fallbacks for errors without a message. */
export const savedAnswerFailures = {
  load: 'Errore nel caricamento delle risposte pronte',
  create: 'Errore nella creazione della risposta pronta',
  update: 'Errore nel salvataggio della risposta pronta',
  delete: 'Errore nell’eliminazione della risposta pronta',
} as const;

export type SavedAnswerValues = Pick<SavedAnswer, 'name' | 'text'>;

export const savedAnswerNames = {
  name: 'Nome',
  text: 'Testo',
} as const satisfies FieldNames<SavedAnswerValues>;

export const savedAnswerFields = keysOf(savedAnswerNames);

export const newSavedAnswer: SavedAnswerValues = { name: '', text: '' };

export const valuesOf = ({ name, text }: SavedAnswer): SavedAnswerValues => ({ name, text });

/** Updates follow the same rules as new answers. */
export const savedAnswerResolver = schemaResolver<SavedAnswerValues>(async () => ({
  schema: createSavedAnswerInput,
}));
