import { CalendarCheck } from 'lucide-react';
import { Island } from '#client/hydration/island.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { GuestPage } from '#shared/guest-page/guest-page.schema.ts';
import type { GuestOffer } from '#shared/offers/offers.schema.ts';
import { lineName } from '#shared/prices/quote.ts';
import { AcceptOffer } from './accept-offer.tsx';
import { type Addressed, Card, DayFacts, Fact } from './guest-page-card.tsx';
import { Terms } from './stay-card.tsx';

type OfferCardProps = { offer: GuestOffer; house: GuestPage['house']; token: string | null };

const OfferCard = ({ offer, house, token }: OfferCardProps) => {
  const language = useLanguage();
  const { t, formatStay, formatDayInWords, formatGuests, formatEuro } = language;
  const { id, startDate, endDate, lines, totalCents, validUntil, holds, isFree } = offer;
  return (
    <Card title={formatStay(startDate, endDate)} Icon={CalendarCheck}>
      <dl className="grid gap-2.5">
        <DayFacts stay={offer} house={house} />
        <Fact label={t('booking.guests')} value={formatGuests(offer.numberOfGuests)} />
        {lines.map((line, index) => (
          <Fact
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            key={index}
            label={lineName(line, offer, language)}
            value={formatEuro(line.amountCents)}
          />
        ))}
        <Fact
          label={t('prices.total')}
          value={<span className="text-xl text-sea-700">{formatEuro(totalCents)}</span>}
        />
      </dl>
      {isFree ? (
        <>
          <p className="mt-5">
            {t('guestPage.offerUntil', { day: formatDayInWords(validUntil) })}{' '}
            {t(holds ? 'guestPage.offerHeld' : 'guestPage.offerNotHeld')}
          </p>
          {token !== null && (
            <Island
              name="guest-offer"
              component={AcceptOffer}
              data={{ token, offerId: id, startDate, endDate }}
            />
          )}
        </>
      ) : (
        <div className="mt-5">
          <Notice tone="warning">{t('guestPage.offerTaken')}</Notice>
        </div>
      )}
    </Card>
  );
};

/** The owners' offers, in place of the requested stay until the guest accepts one. */
export const OffersCards = ({ page, token }: Addressed) => (
  <>
    {page.offers.map((offer) => (
      <OfferCard key={offer.id} offer={offer} house={page.house} token={token} />
    ))}
    <section className="rounded-card border border-sand-200 bg-white p-5 empty:hidden md:p-7 [&>:first-child]:mt-0">
      <Terms house={page.house} />
    </section>
  </>
);
