import { CalendarDays, CalendarPlus, Printer } from 'lucide-react';
import { LandingFeeWords } from '#client/features/tourist-tax/landing-fee.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { homeLink } from '#shared/anchors.ts';
import { depositInWords } from '#shared/bookings/house-terms.ts';
import type { GuestPage } from '#shared/guest-page/guest-page.schema.ts';
import { lineName, totalLabel } from '#shared/prices/quote.ts';
import { type Addressed, Card, DayFacts, Fact, OwnersWords } from './guest-page-card.tsx';

/** '3, di cui 1 fino a 12 anni' */
const partyOf = (
  { numberOfGuests: guests, over12 }: GuestPage,
  { t }: ReturnType<typeof useLanguage>,
): string => {
  const children = guests - over12;
  return children > 0 ? t('guestPage.partyWithChildren', { guests, children }) : `${guests}`;
};

/** How one pays, what cancelling costs, and the deposit, as far as the owners say it. */
export const Terms = ({ house, money }: Pick<GuestPage, 'house'> & Partial<GuestPage>) => {
  const language = useLanguage();
  const { t } = language;
  const deposit = depositInWords(house, language);
  const { howToPay, cancellation } = house.terms ?? {};
  return (
    <>
      {/* A card of its own says it. */}
      {!money && (
        <OwnersWords title={t('house.howToPay')} of={house} field="howToPay" after={howToPay}>
          {house.howToPay}
        </OwnersWords>
      )}
      <OwnersWords
        title={t('house.cancellation')}
        of={house}
        field="cancellation"
        after={cancellation}
      >
        {house.cancellation}
      </OwnersWords>
      {deposit && (
        <div className="mt-5">
          <h3 className="font-semibold text-sea-700">{t('house.deposit')}</h3>
          <p className="mt-1">{deposit}</p>
        </div>
      )}
    </>
  );
};

export const StayCard = ({ page, token }: Addressed) => {
  const language = useLanguage();
  const { t, formatEuro } = language;
  const { bookingId, linen, animals, totalCents } = page;
  const { priceState, quote, house } = page;
  // Lines of an earlier price would not add up to the total.
  const known = quote !== null && quote.totalCents === totalCents ? quote.lines : [];
  const isOff = page.state === 'rejected' || page.state === 'cancelled' || page.state === 'lapsed';
  const lines = isOff ? [] : known;
  return (
    <Card title={t('guestPage.stay')} Icon={CalendarDays}>
      <dl className="grid gap-2.5">
        <DayFacts stay={page} house={house} />
        <Fact label={t('booking.guests')} value={partyOf(page, language)} />
        {lines.every(({ kind }) => kind !== 'linen') && (
          <Fact label={t('booking.linen')} value={t(linen ? 'booking.yes' : 'booking.no')} />
        )}
        {animals > 0 && <Fact label={t('priceRules.animals')} value={String(animals)} />}
        {!isOff && (
          <>
            {lines.map((line, index) => (
              <Fact
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                key={index}
                label={lineName(line, page, language)}
                value={formatEuro(line.amountCents)}
              />
            ))}
            {totalCents !== null && (
              <Fact
                label={totalLabel(priceState === 'agreed', language)}
                value={<span className="text-xl text-sea-700">{formatEuro(totalCents)}</span>}
              />
            )}
          </>
        )}
        {!isOff && <Fact label={t('guestPage.number')} value={String(bookingId)} />}
      </dl>
      {!isOff && page.portal && (
        <p className="mt-4">{t('guestPage.byPortal', { portal: page.portal })}</p>
      )}
      {!isOff && page.landingFee && (
        <p className="mt-4">
          <LandingFeeWords fee={page.landingFee} />
        </p>
      )}
      {!isOff && <Terms house={house} money={page.money} />}
      <div className="mt-5 flex flex-wrap gap-x-6 print:hidden">
        {page.state === 'confirmed' && token && (
          <a
            href={`/soggiorno/${token}/soggiorno.ics`}
            className={`inline-flex min-h-11 items-center gap-2 ${textLinkClass}`}
          >
            <CalendarPlus aria-hidden className="size-5 shrink-0" />
            {t('booking.addToCalendarButton')}
          </a>
        )}
        {!isOff && (
          <button
            type="button"
            data-prints
            className={`inline-flex min-h-11 items-center gap-2 noscript:hidden ${textLinkClass}`}
          >
            <Printer aria-hidden className="size-5 shrink-0" />
            {t('guestPage.print')}
          </button>
        )}
        {isOff && (
          <SiteLink href={homeLink('availability')} className={buttonClass()}>
            {t('common.checkDates')}
          </SiteLink>
        )}
      </div>
    </Card>
  );
};
