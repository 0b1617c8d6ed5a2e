import clsx from 'clsx';
import { PricePanel } from '#client/features/prices/price-panel.tsx';
import { FactList } from '#client/features/property/fact-list.tsx';
import { bookingFacts } from '#client/features/property/house-facts.ts';
import { useProperty } from '#client/features/property/use-property.ts';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { Fold } from '#client/ui/fold.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { anchors } from '#shared/anchors.ts';
import { MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import type { OwnBooking } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { BookingForm } from './booking-form.tsx';
import { watchForm } from './chosen-stay.ts';
import { StayCalendar } from './stay-calendar.tsx';
import { type BookingFormOptions, useBookingForm } from './use-booking-form.ts';

const legend = [
  { label: 'calendar.legendFree', className: '' },
  { label: 'calendar.legendTaken', className: 'day-morning-confirmed day-whole' },
  { label: 'calendar.legendBlocked', className: 'day-morning-blocked day-whole' },
  { label: 'calendar.legendAskedFor', className: 'day-morning-pending day-whole' },
  { label: 'calendar.legendArrival', className: 'day-morning-confirmed' },
  { label: 'calendar.legendDeparture', className: 'day-evening-confirmed' },
  { label: 'calendar.legendToday', className: 'day-today' },
] as const;

/** On phones the legend is folded to one line, because a touched day describes itself. */
const CalendarLegend = () => {
  const { t } = useLanguage();
  return (
    <Fold title={t('calendar.legend')}>
      <ul aria-label={t('calendar.legend')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {legend.map(({ label, className }) => (
          <li key={label} className="flex items-center gap-2">
            <span aria-hidden className={clsx('day day-sample', className)} />
            {t(label)}
          </li>
        ))}
      </ul>
    </Fold>
  );
};

/** Below the calendar, to fill the column beside the longer form. */
const BeforeBooking = () => {
  const language = useLanguage();
  const property = useProperty();
  if (!property) return null;
  const facts = bookingFacts(property, language);
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

/** Whether the page lists the requests of the logged-in user. */
type OwnList = { listsOwn?: boolean };

type AvailabilitySectionProps = Pick<BookingFormOptions, 'today' | 'address' | 'onAddress'> &
  OwnList;

const isWaiting = ({ status, endDate }: OwnBooking, today: StayDate): boolean =>
  status === 'PENDING' && endDate >= today;

/** The logged-in user's own requests. */
const OwnRequests = ({ today }: { today: StayDate }) => {
  const { t, formatStay } = useLanguage();
  const { user, needsPasskey } = useSession();
  const mine = trpc.bookings.mine.useQuery(undefined, {
    enabled: user?.emailConfirmed === true && !needsPasskey,
  });
  const waiting = user ? (mine.data ?? []).filter((request) => isWaiting(request, today)) : [];
  if (waiting.length === 0) return null;
  return (
    <div className="mb-5">
      <Notice tone="info" title={t('ownStays.waiting', { count: waiting.length })}>
        {waiting.map(({ id, startDate, endDate }) => (
          <p key={id}>{formatStay(startDate, endDate)}</p>
        ))}
        <SiteLink href="/booking" className={noticeLinkClass}>
          {t('common.ownBookings')}
        </SiteLink>
      </Notice>
    </div>
  );
};

const Availability = ({ listsOwn = false, ...asked }: BookingFormOptions & OwnList) => {
  const { today, prices, occupations, maxGuests } = asked;
  const { user } = useSession();
  const initialGuest = user?.emailConfirmed ? user : undefined;
  const booking = useBookingForm({ ...asked, initialGuest });
  return (
    <div className="mt-3 grid gap-4 md:mt-8 md:gap-6 xl:grid-cols-[minmax(0,1fr)_26rem] xl:grid-rows-[auto_1fr]">
      <div className="space-y-3 rounded-card bg-white p-3 sm:p-6">
        <StayCalendar
          occupations={occupations}
          periods={prices.periods}
          today={today}
          selection={booking.selection}
          {...(!booking.sent && { onSelect: booking.select })}
        />
        <CalendarLegend />
      </div>
      <div
        ref={watchForm}
        id={anchors.request}
        className="rounded-card bg-white p-4 sm:p-6 xl:row-span-2"
      >
        {!listsOwn && !booking.sent && <OwnRequests today={today} />}
        <BookingForm booking={booking} today={today} maxGuests={maxGuests} />
      </div>
      <BeforeBooking />
      <div className="xl:col-span-2">
        <PricePanel prices={prices} today={today} />
      </div>
    </div>
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

/** The calendar and the form share one selection of dates. */
export const AvailabilitySection = (asked: AvailabilitySectionProps) => {
  const { t } = useLanguage();
  const { known, error, retry } = useAvailability();
  // If the house could not be loaded, the server still enforces its limit.
  const maxGuests = Math.min(MAX_GUESTS, useProperty()?.maxGuests ?? MAX_GUESTS);
  return (
    <section aria-labelledby="availability-title" className="bg-sand-100">
      <div className="page-width section-space">
        <h2 id="availability-title" className="text-4xl">
          {t('calendar.title')}
        </h2>
        {known && <Availability {...known} {...asked} maxGuests={maxGuests} />}
        {!known && error && (
          <div className="mt-6">
            <LoadFailure title={t('calendar.loadFailed')} error={error} onRetry={retry} />
          </div>
        )}
        {!known && !error && <Skeleton className="mt-6 h-svh" />}
      </div>
    </section>
  );
};
