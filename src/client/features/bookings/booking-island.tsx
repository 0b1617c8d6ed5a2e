import clsx from 'clsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { api } from '#client/api/api.ts';
import { tryOrElse } from '#client/hydration/unsent-input.ts';
import { useSession } from '#client/session/session.ts';
import { Fold } from '#client/ui/fold.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { anchors } from '#shared/anchors.ts';
import type { OwnBooking, PublicBooking } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { PriceLists } from '#shared/prices/price-lists.ts';
import { BookingForm } from './booking-form.tsx';
import type { Host } from './booking-sent.tsx';
import type { RequestForm } from './request-fields.tsx';
import { StayCalendar } from './stay-calendar.tsx';
import type { ListRules } from './stay-quote.ts';
import { type BookingFormOptions, useBookingForm } from './use-booking-form.ts';

const legend = [
  { label: 'calendar.legendFree', className: '' },
  { label: 'calendar.legendTaken', className: 'day-morning-confirmed day-whole' },
  { label: 'calendar.legendBlocked', className: 'day-morning-blocked day-whole' },
  { label: 'calendar.legendAskedFor', className: 'day-morning-pending day-whole' },
  { label: 'calendar.legendOwn', className: 'day-morning-own day-whole' },
  { label: 'calendar.legendArrival', className: 'day-morning-confirmed' },
  { label: 'calendar.legendDeparture', className: 'day-evening-confirmed' },
  { label: 'calendar.legendToday', className: 'day-today' },
] as const;

/** On phones the legend is folded to one line, because a touched day describes itself. */
const CalendarLegend = ({ hasOwn }: { hasOwn: boolean }) => {
  const { t } = useLanguage();
  const shown = legend.filter(({ label }) => hasOwn || label !== 'calendar.legendOwn');
  return (
    <Fold title={t('calendar.legend')}>
      <ul aria-label={t('calendar.legend')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {shown.map(({ label, className }) => (
          <li key={label} className="flex items-center gap-2">
            <span aria-hidden className={clsx('day day-sample', className)} />
            {t(label)}
          </li>
        ))}
      </ul>
    </Fold>
  );
};

const isWaiting = ({ status, endDate }: OwnBooking, today: StayDate): boolean =>
  status === 'PENDING' && endDate >= today;

/** The logged-in user's own requests. */
const OwnRequests = ({ today }: { today: StayDate }) => {
  const { t, formatStay } = useLanguage();
  const { user, needsPasskey } = useSession();
  const [own, setOwn] = useState<readonly OwnBooking[]>([]);
  const mayAsk = user?.emailConfirmed === true && !needsPasskey;
  useEffect(() => {
    // Without an answer the form works as well.
    if (mayAsk) api.bookings.mine.query().then(setOwn, () => undefined);
  }, [mayAsk]);
  const waiting = mayAsk ? own.filter((request) => isWaiting(request, today)) : [];
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

const SENT_IDS = 'sent-requests';

/** The requests sent from this tab, whose days are nobody else's. */
const readSentIds = (): number[] =>
  tryOrElse(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SENT_IDS) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  }, []);

const storeSentIds = (ids: readonly number[]): void =>
  tryOrElse(() => sessionStorage.setItem(SENT_IDS, JSON.stringify(ids)), undefined);

export type BookingIslandProps = Pick<
  BookingFormOptions,
  'today' | 'address' | 'prices' | 'maxGuests'
> & {
  /** Never in the JSON of a page. */
  listRules?: ListRules & {
    animalsField: (prices: PriceLists, form: RequestForm) => ReactNode;
  };
  occupations: readonly PublicBooking[];
  host: Host;
  /** For a page that lists the user's requests itself; called after each new one. */
  onSent?: () => void;
};

/** Calendar and form, which share one selection of dates. */
export const BookingIsland = ({ host, onSent, ...asked }: BookingIslandProps) => {
  const { today, prices, maxGuests, listRules } = asked;
  const { user } = useSession();
  const [fresh, setFresh] = useState<readonly PublicBooking[] | null>(null);
  const listed = fresh ?? asked.occupations;
  const [ownIds, setOwnIds] = useState<readonly number[]>([]);
  useEffect(() => setOwnIds(readSentIds()), []);
  const occupations = useMemo(
    () => listed.map((stay) => ({ ...stay, isOwn: ownIds.includes(stay.id) })),
    [listed, ownIds],
  );
  // Until the next visit the calendar may show a day as free that the server refuses.
  const refresh = () => void api.bookings.list.query().then(setFresh, () => undefined);
  const keep = ({ id }: OwnBooking) => {
    setOwnIds([...ownIds, id]);
    storeSentIds([...ownIds, id]);
    refresh();
    onSent?.();
  };
  const initialGuest = user?.emailConfirmed ? user : undefined;
  const booking = useBookingForm({
    ...asked,
    occupations,
    initialGuest,
    onSent: keep,
    onOutdated: refresh,
  });
  return (
    <>
      <div className="space-y-3 rounded-card bg-white p-3 sm:p-6">
        <StayCalendar
          occupations={occupations}
          periods={prices.periods}
          today={today}
          gaps={booking.gaps}
          selection={booking.selection}
          {...(!booking.sent && { onSelect: booking.select })}
        />
        <CalendarLegend hasOwn={occupations.some(({ isOwn }) => isOwn)} />
      </div>
      <div
        data-stay-form
        id={anchors.request}
        className="scroll-mt-4 rounded-card bg-white p-4 sm:p-6 xl:row-span-2"
      >
        {!onSent && !booking.sent && <OwnRequests today={today} />}
        <BookingForm
          booking={booking}
          today={today}
          maxGuests={maxGuests}
          animalsField={listRules?.animalsField(prices, booking.form)}
          host={host}
        />
      </div>
    </>
  );
};
