import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { AwaitedPayout, PortalYear, TakingsAnswer } from '#shared/takings/takings.schema.ts';
import { StaySum } from './stay-sum.tsx';

const staysInWords = (count: number): string =>
  count === 1 ? '1 soggiorno' : `${count} soggiorni`;

/** The difference between a portal's payouts and its entered sums; null if there is none. */
const differenceOf = (portal: PortalYear): string | null => {
  const { grossCents, commissionCents, withheldCents, receivedCents } = portal;
  const difference = receivedCents - (grossCents - commissionCents - withheldCents);
  if (difference === 0) return null;
  const sum = formatEuro(Math.abs(difference));
  return difference > 0
    ? `È arrivato ${sum} in più di lordo meno commissioni e ritenute.`
    : `È arrivato ${sum} in meno di lordo meno commissioni e ritenute.`;
};

const unnotedInWords = (count: number): string =>
  count === 1
    ? 'Di un soggiorno mancano commissione e ritenuta: scrivile nei suoi «Soldi».'
    : `Di ${count} soggiorni mancano commissione e ritenuta: scrivile nei loro «Soldi».`;

const Portal = ({ portal }: { portal: PortalYear }) => {
  const { source, stays, unnoted } = portal;
  const difference = differenceOf(portal);
  const sums = [
    ['Lordo', portal.grossCents],
    ['Commissioni', portal.commissionCents],
    ['Ritenute', portal.withheldCents],
    ['Arrivato', portal.receivedCents],
  ] as const;
  return (
    <section className="border-t border-sand-200 py-3">
      <h3 className="font-sans text-base font-semibold">
        {staySourceLabels[source]}{' '}
        <span className="text-sm font-normal text-ink-soft">{staysInWords(stays)}</span>
      </h3>
      <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-4">
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{formatEuro(cents)}</dd>
          </div>
        ))}
      </dl>
      {unnoted > 0 && <p className="mt-1 text-sm text-ink-soft">{unnotedInWords(unnoted)}</p>}
      {difference && <p className="mt-1 text-sm text-ink-soft">{difference}</p>}
    </section>
  );
};

type AwaitedProps = { awaited: readonly AwaitedPayout[]; isOn: boolean };

const Awaited = ({ awaited, isOn }: AwaitedProps) => (
  <section className="border-t border-sand-200 pt-3">
    <h3 className="font-sans text-base font-semibold">Ancora da ricevere</h3>
    <ul className="divide-y divide-sand-200">
      {awaited.map((stay) => (
        <StaySum
          key={stay.bookingId}
          stay={stay}
          isOn={isOn}
          sum={stay.payoutCents === null ? 'non si sa quanto' : formatEuro(stay.payoutCents)}
        />
      ))}
    </ul>
  </section>
);

/** For each portal the sums to lay beside its certificate, and what it has not paid yet. */
export const PortalSums = ({
  portals,
  awaited,
  isOn,
}: Pick<TakingsAnswer, 'portals' | 'awaited' | 'isOn'>) =>
  portals.length + awaited.length > 0 && (
    <DashboardSection title="Portali">
      <p className="mb-3 text-ink-soft">
        Entro il 16 marzo il portale che trattiene le tasse ti manda la certificazione (CU): mettila
        accanto a queste somme. Il lordo è l’affitto prima di tutto; le ritenute sono tasse già
        pagate per te.
      </p>
      {portals.map((portal) => (
        <Portal key={portal.source} portal={portal} />
      ))}
      {awaited.length > 0 && <Awaited awaited={awaited} isOn={isOn} />}
    </DashboardSection>
  );
