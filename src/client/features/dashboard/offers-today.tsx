import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';
import type { Offer, OfferMail } from '#shared/offers/offers.schema.ts';

type News = 'missed' | 'accepted' | 'expiring';

const words = {
  missed: {
    one: 'non più libera',
    other: 'non più libere',
    line: 'voleva accettare, ma le notti non sono più libere',
  },
  accepted: { one: 'accettata', other: 'accettate', line: 'ha accettato' },
  expiring: {
    one: 'scade oggi',
    other: 'scadono oggi',
    line: 'non ha ancora risposto, scade oggi',
  },
} as const satisfies Record<News, object>;

const order: readonly News[] = ['missed', 'accepted', 'expiring'];

/** What staff should know of an offer today; null for most. */
const newsOf = ({ state, outcomeAt, missedAt }: Offer, validUntil: StayDate, today: StayDate) => {
  if (state === 'open' && missedAt) return 'missed';
  if (state === 'open') return validUntil === today ? 'expiring' : null;
  const isNew = outcomeAt && todayAtHouse(new Date(outcomeAt)) >= addDays(today, -1);
  return state === 'accepted' && isNew ? 'accepted' : null;
};

/** One line for each mail, about its weightiest offer. */
const linesOf = (mails: readonly OfferMail[], today: StayDate) =>
  mails
    .flatMap(({ id, bookingId, guestName, validUntil, offers }) => {
      const told = offers.map((offer) => ({ offer, news: newsOf(offer, validUntil, today) }));
      for (const news of order) {
        const found = told.find((one) => one.news === news);
        if (found) return { id, bookingId, guestName, news, offer: found.offer };
      }
      return [];
    })
    .toSorted((a, b) => order.indexOf(a.news) - order.indexOf(b.news));

/** '1 accettata, 2 scadono oggi' */
const noteOf = (lines: readonly { news: News }[]): string =>
  order
    .flatMap((news) => {
      const count = lines.filter((line) => line.news === news).length;
      return count === 0 ? [] : `${count} ${words[news][count === 1 ? 'one' : 'other']}`;
    })
    .join(', ');

/** On the start page: offers that guests have answered, or that end today. */
export const OffersToday = ({ today }: { today: StayDate }) => {
  const { data, isError, error, refetch } = trpc.offers.list.useQuery({}, liveQuery);
  if (!data && isError) {
    return (
      <LoadFailure
        title="Errore nel caricamento delle proposte"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const lines = linesOf(data ?? [], today);
  if (lines.length === 0) return null;
  return (
    <DashboardRow title="Proposte" note={noteOf(lines)}>
      <ul className="divide-y divide-sand-200">
        {lines.map(({ id, bookingId, guestName, news, offer }) => (
          <li key={id} className="py-1">
            <Link
              to="/admin/bookings"
              search={{ booking: bookingId }}
              className="-mx-2 block min-h-11 rounded-field px-2 py-1 hover:bg-sand-50"
            >
              <span className="block wrap-anywhere">
                <span className="font-semibold text-sea-700">{guestName}</span> {words[news].line}
              </span>
              <span className="block text-sm">{formatStay(offer.startDate, offer.endDate)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardRow>
  );
};
