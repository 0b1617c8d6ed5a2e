import type { AppContext } from '#server/app-context.ts';
import { digestFacts } from '#server/features/outbox/mail-parts.ts';
import type { MailContent, MailTemplates } from '#server/features/outbox/outbox.mails.ts';
import type { Review } from '#shared/reviews.schema.ts';
import { listPendingReviews } from './reviews.repository.ts';
import { toReview } from './reviews.service.ts';

const action = { label: 'Apri le recensioni', to: '/admin/reviews?status=pending' };

const rated = ({ rating }: Review): string => `${rating} su 5`;

const oneReview = (review: Review): MailContent => ({
  subject: `Nuova recensione: ${rated(review)}`,
  body: [
    `${review.author.name} ha scritto una recensione. Va sul sito solo quando la approvi.`,
    {
      facts: [
        { label: 'Autore', value: review.author.name },
        { label: 'Voto', value: rated(review) },
        { label: 'Recensione', value: review.comment },
      ],
    },
    { button: action },
  ],
});

const severalReviews = (reviews: readonly Review[]): MailContent => ({
  subject: `${reviews.length} nuove recensioni`,
  body: [
    `sono arrivate ${reviews.length} recensioni. Vanno sul sito solo quando le approvi.`,
    {
      facts: digestFacts(reviews, (review) => ({
        label: review.author.name,
        value: `${rated(review)}. ${review.comment}`,
      })),
    },
    { button: action },
  ],
});

/** The staff's mail about new reviews; null when all of them were approved or deleted meanwhile. */
const reviewNews = async (
  { database }: AppContext,
  ids: readonly number[],
): Promise<MailContent | null> => {
  const [first, ...others] = (await listPendingReviews(database, ids)).map(toReview);
  if (!first) return null;
  return others.length > 0 ? severalReviews([first, ...others]) : oneReview(first);
};

export const reviewMailTemplates: Pick<MailTemplates, 'review-received-staff'> = {
  'review-received-staff': ({ ids }, _site, app) => reviewNews(app, ids),
};
