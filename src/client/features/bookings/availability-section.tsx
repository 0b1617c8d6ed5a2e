import { PricePanel } from '#client/features/prices/price-panel.tsx';
import { trpc } from '#client/trpc.ts';
import { anchors } from '#shared/anchors.ts';
import { MAX_GUESTS } from '#shared/booking-rules.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { BookingForm } from './booking-form.tsx';
import type { InitialGuest } from './booking-form-values.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { QuoteTeaser } from './quote-teaser.tsx';
import { StayCalendar } from './stay-calendar.tsx';
import { useBookingForm } from './use-booking-form.ts';

type AvailabilitySectionProps = {
  today: StayDate;
  /** Name and address of whoever is logged in. */
  initialGuest?: InitialGuest;
};

/** Free days, prices and the request: choosing on the calendar and typing are one choice. */
export const AvailabilitySection = ({ today, initialGuest }: AvailabilitySectionProps) => {
  const [property] = trpc.property.get.useSuspenseQuery();
  const [prices] = trpc.prices.get.useSuspenseQuery();
  const [occupations] = trpc.bookings.list.useSuspenseQuery();
  const maxGuests = Math.min(MAX_GUESTS, property.maxGuests);
  const booking = useBookingForm({ prices, occupations, today, maxGuests, initialGuest });
  return (
    <section aria-labelledby="availability-title" className="bg-sand-100">
      <div className="page-width section-space">
        <h2 id="availability-title" className="text-4xl">
          Disponibilità e prezzi
        </h2>
        <p className="mt-3 max-w-text text-lg text-ink-soft">
          Le settimane libere, quanto costano e la richiesta: tutto qui, senza scrivere a nessuno.
        </p>
        <div className="mt-10 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_26rem] xl:grid-rows-[auto_1fr]">
          <div className="space-y-5 rounded-card bg-white p-3 sm:p-6">
            <StayCalendar
              occupations={occupations}
              today={today}
              selection={booking.selection}
              {...(!booking.sent && { onSelect: booking.select })}
            />
            <CalendarLegend />
            {booking.quote && !booking.sent && (
              <QuoteTeaser selection={booking.selection} quote={booking.quote} />
            )}
          </div>
          <div id={anchors.request} className="rounded-card bg-white p-5 sm:p-6 xl:row-span-2">
            <BookingForm booking={booking} today={today} maxGuests={maxGuests} />
          </div>
          <PricePanel prices={prices} today={today} />
        </div>
      </div>
    </section>
  );
};
