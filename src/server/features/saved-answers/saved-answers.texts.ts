import { text, translatedTexts } from '#server/card/translated-texts.ts';
import { SAVED_ANSWER_TEXT_MAX, savedAnswerFields } from '#shared/saved-answers.schema.ts';

export const savedAnswerTexts = translatedTexts({
  kind: 'saved-answer',
  table: 'savedAnswers',
  label: 'Risposta pronta',
  named: 'name',
  fields: {
    text: { ...text('Testo', SAVED_ANSWER_TEXT_MAX), issueOf: savedAnswerFields.issueOf },
  },
});
