import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { homeLink } from '#shared/anchors.ts';
import { useLowestPrice } from './use-lowest-price.ts';

/**
 * At the end of every page but the home page: the house, its price, and the way to the dates. Phones have no
 * picture behind it: short pages would wait for it on their first screen.
 */
export const DatesBand = () => {
  const { t, formatEuro } = useLanguage();
  const { data: homepage } = trpc.homepage.get.useQuery(undefined, asRendered);
  const lowestPrice = useLowestPrice();
  if (!homepage) return null;
  const { heroTitle, heroPicture } = homepage;
  return (
    <aside
      aria-label={t('prices.datesBar')}
      className="on-dark relative isolate overflow-hidden bg-sea-800 text-white print:hidden"
    >
      {heroPicture && (
        <div className="absolute inset-0 max-md:hidden">
          <PictureImage
            picture={{ ...heroPicture, alt: '' }}
            sizes="100vw"
            className="size-full object-cover object-[50%_60%]"
          />
          <div aria-hidden className="dates-band-shade absolute inset-0" />
        </div>
      )}
      <div className="page-width relative flex flex-col items-start justify-end gap-4 py-10 max-md:border-b max-md:border-white/20 md:min-h-72 md:py-12">
        <div>
          <p
            lang={langOf(homepage, 'heroTitle')}
            className="max-w-[15em] font-serif text-4xl text-balance"
          >
            {heroTitle}
          </p>
          {lowestPrice !== null && (
            <p className="mt-1 text-lg">
              <Sentence
                text={t('prices.fromPrice', { price: formatEuro(lowestPrice) })}
                parts={[(price) => <strong>{price}</strong>]}
              />
            </p>
          )}
        </div>
        <div data-offers-dates>
          <SiteLink href={homeLink('availability')} className={buttonClass()}>
            {t('common.checkDates')}
          </SiteLink>
        </div>
      </div>
    </aside>
  );
};
