import clsx from 'clsx';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { DayOfInstant } from '#client/ui/day-of-instant.tsx';
import type { ApprovedReview } from '#shared/reviews.schema.ts';
import { RatingStars } from './rating-stars.tsx';
import { starsInWords } from './review-words.ts';

/** Few words are said louder than many. */
const sizeOf = ({ length }: string, isFirst: boolean): string => {
  if (length <= 180) return isFirst ? 'text-3xl' : 'text-2xl';
  return isFirst ? 'text-xl md:text-2xl' : 'text-lg md:text-xl';
};

type ReviewQuoteProps = {
  review: ApprovedReview;
  /** The newest takes the whole width. */
  isFirst: boolean;
};

export const ReviewQuote = ({ review, isFirst }: ReviewQuoteProps) => {
  const { rating, comment, createdAt, author } = review;
  return (
    <li tabIndex={-1} className={clsx('border-t border-sand-300 pt-7', isFirst && 'md:col-span-2')}>
      <figure className={clsx(isFirst && 'max-w-4xl')}>
        <RatingStars rating={rating} className="h-5" />
        <span className="sr-only">{starsInWords(rating)}</span>
        <blockquote
          className={clsx(
            'mt-4 font-serif leading-snug whitespace-pre-line wrap-anywhere text-sea-700',
            sizeOf(comment, isFirst),
          )}
        >
          «{comment}»
        </blockquote>
        <figcaption className="mt-5 flex items-center gap-3">
          <AvatarImage name={author.name} avatar={author.avatar} className="size-11" />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{author.name}</span>
            <span className="block text-sm text-ink-soft">
              <DayOfInstant instant={createdAt} />
            </span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
};
