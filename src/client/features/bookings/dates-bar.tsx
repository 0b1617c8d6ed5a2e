import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { buttonClass } from '#client/ui/button.tsx';
import { anchors } from '#shared/anchors.ts';
import { formatEuro } from '#shared/money.ts';

type DatesBarProps = { lowestWeeklyPriceCents: number };

/** On a phone: the way to the dates, until they are on the screen. */
export const DatesBar = ({ lowestWeeklyPriceCents }: DatesBarProps) => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const target = document.getElementById(anchors.availability);
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsThere(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      inert={isThere}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 border-t border-sand-300 bg-white px-5 py-2.5',
        'pb-[max(0.625rem,env(safe-area-inset-bottom))] transition-transform duration-200 md:hidden print:hidden noscript:hidden',
        isThere && 'translate-y-full',
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
