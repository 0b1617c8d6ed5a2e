import { Link } from '@tanstack/react-router';
import { Badge } from '#client/ui/badge.tsx';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { sumCents } from '#shared/bookings/balance.ts';
import { isLate } from '#shared/money/account.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { TakingsStay } from '#shared/takings/takings.schema.ts';
import { StaySum } from './stay-sum.tsx';

const owing: readonly TakingsStay['state'][] = [
  'deposit-due',
  'deposit-late',
  'balance-due',
  'balance-late',
];

const OpenStay = ({ stay }: { stay: TakingsStay }) => (
  <StaySum
    stay={stay}
    isOn
    sum={formatEuro(Math.abs(stay.openCents))}
    detail={
      <>
        {isLate(stay) && <Badge tone="refused">in ritardo</Badge>}
        {stay.state === 'refund-due' && <Badge tone="waiting">da restituire</Badge>}
      </>
    }
  />
);

/** The year's stays with an open sum or a refund. */
export const OpenSums = ({ year, stays }: { year: number; stays: readonly TakingsStay[] }) => {
  const due = stays.filter(({ state }) => owing.includes(state));
  const back = stays.filter(({ state }) => state === 'refund-due');
  const open = [...due, ...back];
  return (
    <DashboardSection
      title="Conti aperti"
      note={
        due.length > 0 && `aspetti ${formatEuro(sumCents(due.map(({ openCents }) => openCents)))}`
      }
    >
      {open.length === 0 ? (
        <p className="text-ink-soft">Nessuno: i soggiorni del {year} sono saldati.</p>
      ) : (
        <ul className="divide-y divide-sand-200">
          {open.map((stay) => (
            <OpenStay key={stay.bookingId} stay={stay} />
          ))}
        </ul>
      )}
      <p className="mt-2">
        <Link
          to="/admin/bookings"
          search={{ unpaid: true }}
          className={`inline-flex min-h-11 items-center ${textLinkClass}`}
        >
          Tutti quelli da saldare, di ogni anno
        </Link>
      </p>
    </DashboardSection>
  );
};
