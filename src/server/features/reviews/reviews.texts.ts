import { text, translatedTexts } from '#server/card/translated-texts.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { ANSWER_MAX, COMMENT_MAX } from '#shared/review-rules.ts';

/** Guests write in their own language: then the owners' answer alone can be translated. */
export const reviewTexts = translatedTexts({
  kind: 'review',
  table: 'reviews',
  label: 'Recensione',
  named: 'comment',
  columnsOf: ({ status, locale }) => {
    if (status !== 'APPROVED') return [];
    return locale === HOUSE_LOCALE ? ['comment', 'answer'] : ['answer'];
  },
  fields: {
    // A translation may be longer than the original.
    comment: text('Recensione', 2 * COMMENT_MAX),
    answer: { ...text('La tua risposta', 2 * ANSWER_MAX), answeredAs: 'answer.text' },
  },
});
