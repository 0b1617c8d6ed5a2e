import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import { reviewsRouter } from './reviews.router.ts';
// No label: it would be personal data.
import { listPaginatedReviews, removeReviews } from './reviews.service.ts';
import { reviewTexts } from './reviews.texts.ts';

const review = { subject: 'review' };

export const reviewsCard = {
  router: reviewsRouter,
  tag: "Guests' reviews and their approval",
  audit: {
    'reviews.create': content('scritto una recensione', review),
    'reviews.setStatus': content(
      {
        '': 'giudicato una recensione',
        APPROVED: 'approvato una recensione',
        PENDING: 'rimesso in attesa una recensione',
      },
      { ...review, detail: 'status' },
    ),
    'reviews.answer': content('risposto a una recensione', review),
    'reviews.deleteAnswer': content('tolto la risposta a una recensione', review),
    'reviews.delete': content('eliminato una recensione', review),
  },
  tables: {
    reviews: 'reviews',
  },
  translated: reviewTexts,
  sampled: {
    kind: 'review',
    table: 'reviews',
    endsWithEdit: false,
    remove: removeReviews,
  },
  found: {
    kind: 'review',
    find: async (app, wish) => {
      const { reviews, total } = await listPaginatedReviews(app, wish);
      const hits = reviews.map(({ id, author, comment }) => ({
        id,
        title: author.name,
        detail: joinDetail(comment),
      }));
      return { total, hits };
    },
  },
} satisfies Card;
