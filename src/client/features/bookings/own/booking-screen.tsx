import { AvailabilitySection } from '#client/features/bookings/availability-section.tsx';
import { StatusBadge } from '#client/features/bookings/status-badge.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { OwnBookingWithPage } from '#shared/bookings/bookings.schema.ts';
import { stateOf } from '#shared/bookings/status-labels.ts';
import type { StayAddress } from '#shared/bookings/stay-address.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { sortOwnRequests } from './sort-own-requests.ts';

const RequestItem = ({ request, isOver }: { request: OwnBookingWithPage; isOver: boolean }) => {
  const { t, formatStay, formatGuests, formatInstant, formatEuro } = useLanguage();
  const { totalCents, priceState, reason } = request;
  const total = priceState === 'agreed' ? 'prices.totalAgreedIs' : 'prices.totalIndicativeIs';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-card border border-sand-200 bg-white px-4 py-3.5 md:px-5">
      <div className="min-w-0">
        <p className="font-semibold">
          {formatStay(request.startDate, request.endDate)}
          {isOver && <span className="font-normal text-ink-soft"> · {t('ownStays.over')}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('ownStays.partyAndSent', {
            guests: formatGuests(request.numberOfGuests),
            when: formatInstant(request.createdAt),
          })}
        </p>
        {totalCents !== null && request.status !== 'REJECTED' && (
          <p className="text-sm text-ink-soft">{t(total, { sum: formatEuro(totalCents) })}</p>
        )}
        {reason && <p className="mt-1 text-sm">{t('ownStays.reason', { reason })}</p>}
        {request.page && (
          <SiteLink
            href={request.page}
            className={`inline-flex min-h-11 items-center ${textLinkClass}`}
          >
            {t('ownStays.openPage')}
          </SiteLink>
        )}
      </div>
      <StatusBadge state={stateOf(request)} />
    </li>
  );
};

const RequestList = ({ today }: { today: StayDate }) => {
  const { t } = useLanguage();
  const mine = trpc.bookings.mine.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  if (mine.data?.length === 0) {
    return <p className="text-ink-soft">{t('ownStays.none')}</p>;
  }
  if (mine.data) {
    return (
      <ul className="grid items-start gap-3 lg:grid-cols-2">
        {sortOwnRequests(mine.data, today).map((request) => (
          <RequestItem key={request.id} request={request} isOver={request.endDate < today} />
        ))}
      </ul>
    );
  }
  if (mine.isPending) return <Skeleton className="h-20" />;
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" size="small" onClick={() => void mine.refetch()}>
          {t('common.retry')}
        </Button>
      }
    >
      {errorText(mine.error, t('ownStays.loadFailed'))}
    </Notice>
  );
};

type BookingScreenProps = { today: StayDate; address: StayAddress };

export const BookingScreen = (asked: BookingScreenProps) => {
  const { t } = useLanguage();
  const utils = trpc.useUtils();
  return (
    <>
      <div className="page-width grid gap-10 pt-12 pb-16 md:pt-16">
        <header>
          <h1 className="text-4xl">{t('ownStays.title')}</h1>
          <p className="mt-3 max-w-text text-lg text-ink-soft [overflow-wrap:anywhere]">
            {t('ownStays.lead')}
          </p>
        </header>
        <section aria-labelledby="own-requests-title">
          <h2 id="own-requests-title" className="mb-4 text-2xl">
            {t('ownStays.listTitle')}
          </h2>
          <RequestList today={asked.today} />
        </section>
      </div>
      <AvailabilitySection {...asked} onSent={() => void utils.bookings.invalidate()} />
    </>
  );
};
