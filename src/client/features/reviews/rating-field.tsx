import clsx from 'clsx';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { ratings } from '#shared/review-rules.ts';
import { starsInWords } from './review-words.ts';

type RatingFieldProps = { value: number; onChange: (rating: number) => void };

/** One of five stars, as radio buttons are chosen: with the arrow keys too. */
export const RatingField = ({ value, onChange }: RatingFieldProps) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">Voto</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="relative grid size-11 place-items-center rounded-full outline-offset-0 outline-sea-600 hover:bg-sea-50 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            <Star
              aria-hidden
              className={clsx(
                'pointer-events-none size-7 stroke-[1.5] text-sea-600',
                rating <= value && 'fill-current',
              )}
            />
            <span className="sr-only">{starsInWords(rating)}</span>
          </label>
        ))}
        <span aria-hidden className="ml-2 text-ink-soft">
          {starsInWords(value)}
        </span>
      </div>
    </fieldset>
  );
};
