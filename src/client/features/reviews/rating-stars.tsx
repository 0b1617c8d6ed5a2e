import clsx from 'clsx';
import { RATING_MAX } from '#shared/review-rules.ts';

const STAR_WIDTH = 24;
/** Space on each side of a star. */
const MARGIN = 2;
/** From its top around to it. */
const STAR = '2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';
const ROW = `m12 2.6 ${Array.from({ length: RATING_MAX }, () => STAR).join(`m${STAR_WIDTH} 0 `)}`;

export const RatingStar = ({ className }: { className: string }) => (
  <svg aria-hidden viewBox="0 0 24 24" className={className}>
    <path d={`m12 2.6 ${STAR}`} />
  </svg>
);

/** Stars with fractions. Hidden from screen readers: put the rating in words beside it. */
export const RatingStars = ({ rating, className }: { rating: number; className?: string }) => (
  <svg
    aria-hidden
    viewBox={`${MARGIN} 0 ${RATING_MAX * STAR_WIDTH - 2 * MARGIN} ${STAR_WIDTH}`}
    className={clsx('w-auto shrink-0', className)}
  >
    <path d={ROW} className="fill-sand-300" />
    {/* The nested svg clips at its width. */}
    <svg aria-hidden width={rating * STAR_WIDTH} height={STAR_WIDTH}>
      <path d={ROW} className="fill-sea-600" />
    </svg>
  </svg>
);
