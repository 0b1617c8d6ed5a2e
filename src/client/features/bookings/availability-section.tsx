import type { ReactNode } from 'react';
import { PricePanel } from '#client/features/prices/price-panel.tsx';
import { FactList } from '#client/features/property/fact-list.tsx';
import { bookingFacts, stayTerms } from '#client/features/property/house-facts.ts';
import { useProperty } from '#client/features/property/use-property.ts';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { useSiteName } from '#client/features/site-settings/use-site-name.ts';
import { LandingFeeNote } from '#client/features/tourist-tax/landing-fee.tsx';
import { Island } from '#client/hydration/island.tsx';
import { trpc } from '#client/trpc.ts';
import { Fold } from '#client/ui/fold.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { hostLinks } from '#shared/addresses.ts';
import type { StayAddress } from '#shared/bookings/stay-address.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { chargesAnimals, hasListRules } from '#shared/prices/price-lists.ts';
import { guestLimit } from './asked-stay.ts';
import { BookingIsland } from './booking-island.tsx';
import type { Host } from './booking-sent.tsx';
import { BookingByRules } from './list-rules.tsx';

/** Below the calendar, to fill the column beside the longer form. */
const BeforeBooking = ({ asksAnimals }: { asksAnimals: boolean }) => {
  const language = useLanguage();
  const property = useProperty();
  if (!property) return null;
  const facts = bookingFacts(property, language, asksAnimals);
  const { houseRules } = property;
  const { t } = language;
  if (facts.length === 0 && houseRules === '') return null;
  return (
    <section
      aria-label={t('calendar.beforeBooking')}
      className="rounded-card bg-white px-4 py-2 sm:p-6 xl:col-start-1 xl:self-start"
    >
      <Fold isHeading title={t('calendar.beforeBooking')}>
        <FactList facts={facts} />
        {houseRules && (
          <div className="border-t border-sand-200 py-2">
            <h4 className="text-ink-soft">{t('calendar.houseRules')}</h4>
            <p lang={langOf(property, 'houseRules')} className="max-w-text whitespace-pre-line">
              {houseRules}
            </p>
          </div>
        )}
      </Fold>
    </section>
  );
};

const useAvailability = () => {
  const prices = trpc.prices.get.useQuery(undefined, asRendered);
  const occupations = trpc.bookings.list.useQuery(undefined, asRendered);
  const isKnown = prices.data && occupations.data;
  const known = isKnown && { prices: prices.data, occupations: occupations.data };
  const retry = () => {
    for (const query of [prices, occupations]) if (query.isError) void query.refetch();
  };
  return { known, error: prices.error ?? occupations.error, retry };
};

/** What form and answer say about the hosts; the house may have failed to load. */
const useHost = (): Host => {
  const property = useProperty();
  const language = useLanguage();
  const picture = property?.hostPicture;
  return {
    siteName: useSiteName(),
    hostAnswers: property?.hostAnswers ?? '',
    sendsMails: useSendsMails(),
    terms: property ? stayTerms(property, language) : [],
    howToPay: property
      ? { text: property.howToPay, lang: langOf(property, 'howToPay') }
      : { text: '' },
    links: property ? hostLinks(property) : [],
    face: picture ? (picture.copies[0]?.url ?? picture.url) : null,
    initial: property?.hostName.slice(0, 1) ?? '',
  };
};

type AvailabilitySectionProps = {
  today: StayDate;
  address: StayAddress;
  /** In the app, which lists the user's requests itself: called after each new one. */
  onSent?: () => void;
  /** Right of the heading. */
  besideHeading?: ReactNode;
};

export const AvailabilitySection = (props: AvailabilitySectionProps) => {
  const { today, address, onSent, besideHeading } = props;
  const { t } = useLanguage();
  const { known, error, retry } = useAvailability();
  const host = useHost();
  const maxGuests = guestLimit(useProperty());
  const booking = known && { ...known, today, address, maxGuests, host };
  return (
    <section aria-labelledby="availability-title" className="bg-sand-100">
      <div className="page-width section-space">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id="availability-title" className="min-w-0 text-4xl">
            {t('calendar.title')}
          </h2>
          {besideHeading}
        </div>
        {booking && (
          <div className="mt-3 grid gap-4 md:mt-6 md:gap-6 xl:grid-cols-[minmax(0,1fr)_26rem] xl:grid-rows-[auto_1fr]">
            {onSent ? (
              <BookingByRules {...booking} onSent={onSent} />
            ) : (
              <Island
                {...(hasListRules(booking.prices)
                  ? { name: 'booking-by-rules', component: BookingByRules }
                  : { name: 'booking', component: BookingIsland })}
                data={booking}
                className="contents"
              />
            )}
            <BeforeBooking asksAnimals={chargesAnimals(booking.prices)} />
            <div className="grid gap-4 md:gap-6 xl:col-span-2">
              <PricePanel prices={booking.prices} today={today} maxGuests={maxGuests} />
              <LandingFeeNote />
            </div>
          </div>
        )}
        {!known && error && (
          <div className="mt-6">
            <LoadFailure
              title={t('calendar.loadFailed')}
              error={error}
              // Documents have no code for it.
              onRetry={onSent && retry}
            />
          </div>
        )}
        {!known && !error && <Skeleton className="mt-6 h-svh" />}
      </div>
    </section>
  );
};
