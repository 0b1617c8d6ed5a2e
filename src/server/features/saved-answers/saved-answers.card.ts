import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { savedAnswersRouter } from './saved-answers.router.ts';
import { savedAnswerTexts } from './saved-answers.texts.ts';

const savedAnswer = {
  subject: 'savedAnswer',
  label: 'name',
  object: ['la risposta pronta', 'una risposta pronta'],
} as const;

export const savedAnswersCard = {
  router: savedAnswersRouter,
  tag: 'Ready answers to messages',
  audit: {
    'savedAnswers.create': content('creato', savedAnswer),
    'savedAnswers.update': content('modificato', savedAnswer),
    'savedAnswers.delete': content('eliminato', savedAnswer),
  },
  tables: {
    savedAnswers: 'nothing',
  },
  translated: savedAnswerTexts,
} satisfies Card;
