import { z } from 'zod';
import {
  entityId,
  locale,
  requiredLine,
  requiredText,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { createTextFields, withKnownFields } from './text-fields.ts';

// Ready answers to messages. Staff insert them, change them and send them; nothing sends them by itself.

/** What the site fills in when staff insert an answer. */
export const savedAnswerFields = createTextFields(['nome', 'casa', 'arrivo', 'partenza']);

export const SAVED_ANSWER_NAME_MAX = 60;
export const SAVED_ANSWER_TEXT_MAX = 3000;

export const savedAnswer = z.object({
  id: entityId,
  /** Only staff read it. */
  name: z.string(),
  /** Italian, with fields in braces. */
  text: z.string(),
  version,
});
export type SavedAnswer = z.infer<typeof savedAnswer>;

/** Ready for one message. */
export const fittedAnswer = z.object({
  id: entityId,
  name: z.string(),
  /** Fields without a value stay in braces. */
  text: z.string(),
  /** Italian where the sender's language is missing. */
  locale,
});
export type FittedAnswer = z.infer<typeof fittedAnswer>;

const fields = {
  name: requiredLine('Dai un nome alla risposta', SAVED_ANSWER_NAME_MAX),
  text: requiredText('Scrivi il testo', SAVED_ANSWER_TEXT_MAX).superRefine(
    withKnownFields(savedAnswerFields),
  ),
};

export const createSavedAnswerInput = z.object(fields);

/** Fields left out keep their values. */
export const updateSavedAnswerInput = createSavedAnswerInput
  .partial()
  .extend({ id: entityId, seenVersion });
export type UpdateSavedAnswerInput = z.infer<typeof updateSavedAnswerInput>;
