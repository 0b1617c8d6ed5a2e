import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { buttonClass } from '#client/ui/button.tsx';
import { anchors } from '#shared/anchors.ts';
import { formatEuro } from '#shared/money.ts';

type DatesBarProps = { lowestWeeklyPriceCents: number };

/** A link to the calendar for phones, hidden once the calendar has been reached. */
export const DatesBar = ({ lowestWeeklyPriceCents }: DatesBarProps) => {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const target = document.getElementById(anchors.availability);
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsReached(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      inert={isReached}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-between gap-3 border-t border-sand-300 bg-white px-5 py-2.5',
        'pb-[max(0.625rem,env(safe-area-inset-bottom))] transition-transform duration-200 md:hidden print:hidden noscript:hidden',
        isReached && 'translate-y-full',
      )}
    >
      <p className="leading-tight">
        <span className="text-sm text-ink-soft">da </span>
        <strong className="text-lg">{formatEuro(lowestWeeklyPriceCents)}</strong>
        <span className="text-sm text-ink-soft"> a settimana</span>
      </p>
      <a href={`#${anchors.availability}`} className={buttonClass({ size: 'small' })}>
        Verifica le date
      </a>
    </div>
  );
};
