import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '#client/ui/button.tsx';
import { Sentence, useLanguage, useLocalizedPath } from '#client/ui/language.tsx';
import { anchors } from '#shared/anchors.ts';
import { useChosenStay } from './chosen-stay.ts';

type FootBarProps = { label?: string; isAway: boolean; className: string; children: ReactNode };

/** See styles/site.css: the focused element stays above it. */
const FootBar = ({ label, isAway, className, children }: FootBarProps) => (
  <aside
    aria-label={label}
    inert={isAway}
    className={clsx(
      'foot-bar fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 border-t border-sand-300 bg-white px-5 py-2.5',
      'pb-[max(0.625rem,env(safe-area-inset-bottom))] transition-transform duration-200 print:hidden noscript:hidden',
      isAway && 'translate-y-[150%]',
      className,
    )}
  >
    {children}
  </aside>
);

type DatesBarProps = { lowestWeeklyPriceCents: number };

/** A link to the calendar for phones, hidden once the calendar has been reached or a stay is chosen. */
export const DatesBar = ({ lowestWeeklyPriceCents }: DatesBarProps) => {
  const { t, formatEuro } = useLanguage();
  const [isReached, setIsReached] = useState(false);
  const { stay } = useChosenStay();
  useEffect(() => {
    const target = document.getElementById(anchors.availability);
    if (!target) return;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setIsReached(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return (
    <FootBar
      label={t('prices.datesBar')}
      isAway={isReached || stay !== null}
      className="flex-wrap md:hidden"
    >
      <p className="flex-1 basis-28 text-sm leading-tight text-ink-soft">
        <Sentence
          text={t('prices.fromPrice', { price: formatEuro(lowestWeeklyPriceCents) })}
          parts={[(price) => <strong className="text-lg text-ink">{price}</strong>]}
        />
      </p>
      <a href={`#${anchors.availability}`} className={buttonClass({ size: 'small' })}>
        {t('common.checkDates')}
      </a>
    </FootBar>
  );
};

/** The stay chosen in this tab, on every page unless its form is on the screen. */
export const StayBar = () => {
  const { t, formatStay, formatEuro } = useLanguage();
  const localized = useLocalizedPath();
  const { stay, isAtForm } = useChosenStay();
  if (!stay) return null;
  return (
    <FootBar
      label={t('prices.stayBar')}
      isAway={isAtForm}
      className="md:right-6 md:bottom-4 md:left-auto md:gap-6 md:rounded-card md:border md:py-2.5 md:shadow-float"
    >
      <p className="min-w-0 text-sm leading-snug text-ink-soft">
        {formatStay(stay.startDate, stay.endDate)}
        <strong className="block text-base text-sea-700 tabular-nums">
          {t('prices.totalIndicativeIs', { sum: formatEuro(stay.totalCents) })}
        </strong>
      </p>
      {/* A document load shows the form at once; router navigation would wait for its code. */}
      <a href={localized(stay.path)} className={clsx(buttonClass({ size: 'small' }), 'min-h-11')}>
        {t('prices.requestButton')}
      </a>
    </FootBar>
  );
};
