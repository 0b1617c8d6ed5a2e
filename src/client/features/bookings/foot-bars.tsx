import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { filledByScript } from '#client/hydration/filled-by-script.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Sentence, useLanguage, useLocalizedPath } from '#client/ui/language.tsx';
import { anchors, homeLink } from '#shared/anchors.ts';
import type { AskedStay } from './asked-stay.ts';

/** The page's script makes it `inert` while it is away; see page/foot-bars.ts and styles/site.css. */
const FootBar = ({ className, ...props }: ComponentProps<'aside'>) => (
  <aside
    // The script changes it before hydration.
    suppressHydrationWarning
    {...props}
    className={clsx(
      'foot-bar fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 border-t border-sand-300 bg-white px-5 py-2.5',
      'pb-[max(0.625rem,env(safe-area-inset-bottom))] transition-transform duration-200 inert:translate-y-[150%] print:hidden noscript:hidden',
      className,
    )}
  />
);

type DatesBarProps = { lowestWeeklyPriceCents: number };

/** A link to the calendar for phones. The page's script shows it where the screen has no other. */
export const DatesBar = ({ lowestWeeklyPriceCents }: DatesBarProps) => {
  const { t, formatEuro } = useLanguage();
  return (
    <FootBar data-dates-bar inert aria-label={t('prices.datesBar')} className="flex-wrap md:hidden">
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

/** The stay of the page's address on phones, until its code runs and `StayBar` takes over. */
export const AskedStayBar = ({ dates, total }: AskedStay) => {
  const { t } = useLanguage();
  return (
    <FootBar data-dates-bar="asked" aria-label={t('prices.stayBar')} className="md:hidden">
      <p className="min-w-0 text-sm leading-snug text-ink-soft">
        {dates}
        <strong className="block text-base text-sea-700 tabular-nums">{total}</strong>
      </p>
      <a href={`#${anchors.request}`} className={clsx(buttonClass({ size: 'small' }), 'min-h-11')}>
        {t('prices.requestButton')}
      </a>
    </FootBar>
  );
};

/** For the stay chosen in this tab, which only the browser knows. */
export const StayBar = () => {
  const { t } = useLanguage();
  const localized = useLocalizedPath();
  return (
    <FootBar
      data-stay-bar
      hidden
      inert
      aria-label={t('prices.stayBar')}
      className="md:right-6 md:bottom-4 md:left-auto md:gap-6 md:rounded-card md:border md:py-2.5 md:shadow-float"
    >
      <p className="min-w-0 text-sm leading-snug text-ink-soft">
        <span {...filledByScript} />
        <strong className="block text-base text-sea-700 tabular-nums" {...filledByScript} />
      </p>
      {/* A document load shows the form at once; router navigation would wait for its code. */}
      <a
        suppressHydrationWarning
        href={localized(homeLink('request'))}
        className={clsx(buttonClass({ size: 'small' }), 'min-h-11')}
      >
        {t('prices.requestButton')}
      </a>
    </FootBar>
  );
};
