import { Link } from '@tanstack/react-router';
import { PaidButton, paidButtonId } from '#client/features/bookings/admin/paid-button.tsx';
import { askedInWords } from '#client/features/payments/money-words.ts';
import { trpc } from '#client/trpc.ts';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { sumCents } from '#shared/bookings/balance.ts';
import type { Debt, UnpaidStay } from '#shared/bookings/booking-lists.schema.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';
import { isLate } from '#shared/money/account.ts';
import type { OpenStay } from '#shared/money/payments.schema.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { StayPriceNote } from './stay-price-note.tsx';

/** 'Caparra in ritardo: 218,40 € entro il 15 gen' */
const AskedNow = ({ asked }: { asked: OpenStay }) => (
  <span
    className={`block text-sm ${isLate(asked) ? 'font-semibold text-amber-800' : 'text-ink-soft'}`}
  >
    {askedInWords(asked)}
  </span>
);

/** The open sum of an agreed one: '784 € di 1.120 €'. */
const OpenSum = ({ stay: { openCents, totalCents } }: { stay: UnpaidStay }) => (
  <span className="block">
    <span className="font-semibold tabular-nums">{formatEuro(openCents)}</span>{' '}
    <span className="text-sm text-ink-soft">di {formatEuro(totalCents ?? 0)}</span>
  </span>
);

type UnpaidRowProps = {
  stay: UnpaidStay;
  /** What the terms ask now; undefined while they are off. */
  asked: OpenStay | undefined;
  /** Gets the focus when this one disappears. */
  neighbour: UnpaidStay | undefined;
};

const UnpaidRow = ({ stay, asked, neighbour }: UnpaidRowProps) => {
  const ref = useFocusLoss<HTMLLIElement>(() => {
    if (neighbour) document.getElementById(paidButtonId(neighbour.id))?.focus();
    rescueFocus();
  });
  const { id, guestName, startDate, endDate } = stay;
  return (
    <li ref={ref} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <Link
        to="/admin/bookings"
        search={{ booking: id }}
        className="-mx-2 min-w-0 grow basis-40 rounded-field px-2 py-1 hover:bg-sand-50"
      >
        <span className="block font-semibold wrap-anywhere text-sea-700">{guestName}</span>
        <span className="block">{formatStay(startDate, endDate)}</span>
        {stay.openCents === stay.totalCents ? (
          <StayPriceNote totalCents={stay.totalCents} isAgreed />
        ) : (
          <OpenSum stay={stay} />
        )}
        {asked && <AskedNow asked={asked} />}
      </Link>
      <PaidButton stay={stay} />
    </li>
  );
};

/** What all guests owe, and how many of them are late: by the terms, or because they have left. */
const noteOf = (debts: readonly Debt[], due: readonly OpenStay[]): string => {
  const sum = formatEuro(sumCents(debts.map(({ cents }) => cents)));
  const left = debts.find(({ group }) => group === 'left')?.stays ?? 0;
  const late = due.length > 0 ? due.filter(isLate).length : left;
  return late === 0 ? sum : `${sum}, ${late} in ritardo`;
};

/** As many as the tab *Da saldare* lists, the earliest here. */
export const UnpaidStays = () => {
  const { data: money } = trpc.payments.open.useQuery(undefined, liveQuery);
  const { data, isError, error, refetch } = trpc.bookings.unpaid.useQuery(undefined, liveQuery);
  if (!data && isError) {
    return (
      <LoadFailure
        title="Errore nel caricamento dei soggiorni da saldare"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.total === 0) return null;
  const { stays, total, debts } = data;
  const more = total - stays.length;
  const due = money?.due ?? [];
  return (
    <DashboardRow title="Da saldare" note={noteOf(debts, due)}>
      <ul className="divide-y divide-sand-200">
        {stays.map((stay, index) => (
          <UnpaidRow
            key={stay.id}
            stay={stay}
            asked={due.find(({ id }) => id === stay.id)}
            neighbour={stays[index + 1] ?? stays[index - 1]}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2">
          <Link
            to="/admin/bookings"
            search={{ unpaid: true }}
            className={`inline-flex min-h-8 items-center ${textLinkClass}`}
          >
            {more === 1 ? 'Tutti, anche un altro' : `Tutti, anche altri ${more}`}
          </Link>
        </p>
      )}
    </DashboardRow>
  );
};
