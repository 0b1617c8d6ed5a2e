import { answerNames } from '#client/features/reviews/admin/review-mutations.ts';
import type { ApprovedReview } from '#shared/reviews.schema.ts';
import { listed, type Noun, press, title } from '#tests/support/noun.ts';
import { day, internal, notShown, shown } from '#tests/support/shown.ts';
import { anyUser, everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'the answer to a review',
  access: {
    'reviews.list': staffOnly,
    'reviews.page': staffOnly,
    'reviews.approved': everybody,
    'reviews.approvedPage': everybody,
    'reviews.create': [anyUser, { rating: 5, comment: 'Corta' }],
    'reviews.setStatus': [staffOnly, { ...noSuchId, status: 'APPROVED' }],
    'reviews.answer': [staffOnly, { ...noSuchId, text: 'Grazie!' }],
    'reviews.deleteAnswer': [staffOnly, noSuchId],
    'reviews.delete': [staffOnly, noSuchId],
  },
  edited: {
    tables: ['reviews'],
    make: ({ call }) => call('reviews.create', { comment: 'Una casa bellissima, torneremo.' }),
    read: listed('reviews.list'),
    update: 'reviews.answer',
    change: (n) => ({ text: title(n) }),
    said: ({ answer }) => ({ text: answer.text }),
    notSentBack: 'an answer is a part of the review',
    remove: 'reviews.delete',
  },
  day: async ({ call }, id) => {
    await call('reviews.create', { rating: 4, comment: 'Ci siamo stati molto bene.' }, 'guest');
    await call('reviews.setStatus', { id, status: 'APPROVED' });
    await call('reviews.deleteAnswer', { id });
  },
  secrets: ({ call }, mark) =>
    call('reviews.create', { comment: `${mark} recensione che attende` }, 'guest'),
  visitors: shown<ApprovedReview>({
    read: async (api) => (await api.reviews.approved.query())[0],
    path: () => '/',
    fields: {
      id: internal,
      rating: ({ rating }) => `${rating}`,
      comment: ({ comment }) => comment,
      locale: notShown('the page says it where it is not its own'),
      untranslated: notShown('says which texts are in Italian'),
      createdAt: ({ createdAt }) => day(createdAt),
      author: ({ author }) => author.name,
      stayedIn: notShown('the sample house has no review of a stay: tests/e2e/guest-page.test.ts'),
      status: notShown('only approved ones are sent'),
      answer: ({ answer }) => (answer ? [answer.text, day(answer.createdAt)] : []),
    },
  }),
  form: {
    path: '/admin/reviews',
    steps: [press(/^Rispondi/)],
    labels: answerNames,
    seenAs: { text: 'answer' },
  },
  translated: { same: { text: 'is translated with the review, as `answer.text`' } },
};
