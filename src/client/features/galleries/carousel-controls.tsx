import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { RoundButton } from '#client/ui/round-button.tsx';
import { visibleDots } from './visible-dots.ts';

const arrowClass = 'size-12 border-sand-300';

type CarouselControlsProps = {
  count: number;
  /** From 0 on. */
  current: number;
  onPick: (index: number) => void;
  className?: string;
};

const Dots = ({ count, current, onPick }: CarouselControlsProps) => (
  <ol className="order-last flex basis-full justify-center md:order-none md:basis-0 md:grow">
    {visibleDots(count, current).map((index) => (
      <li key={index}>
        <button
          type="button"
          aria-label={`Immagine ${index + 1} di ${count}`}
          aria-current={index === current || undefined}
          onClick={() => onPick(index)}
          className="carousel-dot"
        />
      </li>
    ))}
  </ol>
);

/** Previous, dots, next; where the dots cannot show them all, the number says where one is. */
export const CarouselControls = (props: CarouselControlsProps) => {
  const { count, current, onPick, className } = props;
  const hasDotForEach = visibleDots(count, current).length === count;
  return (
    <div
      className={clsx(
        'mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 noscript:hidden print:hidden',
        className,
      )}
    >
      <RoundButton
        label="Immagine precedente"
        disabled={current === 0}
        onPress={() => onPick(current - 1)}
        className={arrowClass}
      >
        <ChevronLeft aria-hidden />
      </RoundButton>
      <p aria-hidden className={clsx('text-ink-soft tabular-nums', hasDotForEach && 'md:hidden')}>
        {current + 1} / {count}
      </p>
      <Dots {...props} />
      <RoundButton
        label="Immagine successiva"
        disabled={current === count - 1}
        onPress={() => onPick(current + 1)}
        className={arrowClass}
      >
        <ChevronRight aria-hidden />
      </RoundButton>
    </div>
  );
};
