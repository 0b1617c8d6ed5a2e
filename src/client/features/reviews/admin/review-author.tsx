import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { RatingStars } from '#client/features/reviews/rating-stars.tsx';
import { starsInWords } from '#client/features/reviews/review-words.ts';
import { Badge } from '#client/ui/badge.tsx';
import { formatShortInstant } from '#shared/italian-dates.ts';
import type { Review } from '#shared/reviews.schema.ts';
import { statusBadges } from './admin-words.ts';

/** Who wrote a review, when, and how many stars it gives. */
export const ReviewAuthor = ({ review }: { review: Review }) => {
  const { author, rating, createdAt, status } = review;
  const { tone, label } = statusBadges[status];
  return (
    <div className="flex gap-3">
      <AvatarImage name={author.name} avatar={author.avatar} className="size-10" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-sans text-lg leading-snug font-semibold wrap-anywhere text-ink">
            {author.name}
          </h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          <span className="flex items-center gap-2">
            <RatingStars rating={rating} className="h-4" />
            <span className="sr-only">{starsInWords(rating)}</span>
            <span aria-hidden>{rating} su 5</span>
          </span>
          <time dateTime={createdAt}>{formatShortInstant(createdAt)}</time>
        </p>
      </div>
    </div>
  );
};
