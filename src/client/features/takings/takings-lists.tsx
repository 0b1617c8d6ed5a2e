import type { ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import { formatDay } from '#shared/languages/italian-dates.ts';
import { damageWords, methodWords } from '#shared/money/money-words.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type {
  DepositEntry,
  TakingsAnswer,
  TakingsEntry,
  TakingsStay,
} from '#shared/takings/takings.schema.ts';
import { StaySum } from './stay-sum.tsx';

const stateBadges: Record<TakingsStay['status'], ReactNode> = {
  CONFIRMED: null,
  PENDING: <Badge tone="waiting">richiesta</Badge>,
  REJECTED: <Badge tone="refused">annullato</Badge>,
};

const StayRow = ({ stay, isOn }: { stay: TakingsStay; isOn: boolean }) => (
  <StaySum
    stay={stay}
    isOn={isOn}
    note={
      <>
        {staySourceLabels[stay.source]} {stateBadges[stay.status]}
      </>
    }
    sum={formatEuro(stay.receivedCents)}
    detail={stay.totalCents === null ? null : `di ${formatEuro(stay.totalCents)}`}
  />
);

const PaymentRow = ({ entry, isOn }: { entry: TakingsEntry; isOn: boolean }) => (
  <StaySum
    stay={entry}
    isOn={isOn}
    note={`${formatDay(entry.date)}, ${methodWords[entry.method].toLowerCase()}`}
    sum={formatEuro(entry.receivedCents)}
    detail={entry.taxCents === 0 ? null : `imposta ${formatEuro(entry.taxCents)}`}
  />
);

const DepositRow = ({ entry, isOn }: { entry: DepositEntry; isOn: boolean }) => (
  <StaySum
    stay={entry}
    isOn={isOn}
    note={entry.note}
    sum={formatEuro(entry.amountCents)}
    detail={`${damageWords[entry.kind].toLowerCase()} il ${formatDay(entry.date)}`}
  />
);

type ListProps = { title: string; note: ReactNode; meaning: ReactNode; children: ReactNode };

const List = ({ title, note, meaning, children }: ListProps) => (
  <DashboardRow title={title} note={note}>
    <p className="mb-2 text-sm text-ink-soft">{meaning}</p>
    <ul className="divide-y divide-sand-200">{children}</ul>
  </DashboardRow>
);

type TakingsListsProps = Pick<TakingsAnswer, 'year' | 'isOn' | 'stays' | 'payments' | 'deposits'>;

/** Every stay, payment and damage deposit behind the sums, each a line until someone opens it. */
export const TakingsLists = ({ year, isOn, stays, payments, deposits }: TakingsListsProps) => (
  <div className="grid gap-3">
    {stays.length > 0 && (
      <List
        title="Soggiorno per soggiorno"
        note={stays.length}
        meaning={`Quanto è arrivato nel ${year} per ogni soggiorno, e quanto è concordato in tutto.`}
      >
        {stays.map((stay) => (
          <StayRow
            key={stay.bookingId ?? `${stay.startDate} ${stay.endDate} ${stay.source}`}
            stay={stay}
            isOn={isOn}
          />
        ))}
      </List>
    )}
    {payments.length > 0 && (
      <List
        title="Pagamento per pagamento"
        note={payments.length}
        meaning="Ogni pagamento conta nel giorno in cui è arrivato. Copre prima l’affitto e per ultima l’imposta di soggiorno."
      >
        {payments.map((entry) => (
          <PaymentRow key={entry.id} entry={entry} isOn={isOn} />
        ))}
      </List>
    )}
    {deposits.entries.length > 0 && (
      <List
        title="Cauzioni"
        note={deposits.entries.length}
        meaning={`Una cauzione è dell’ospite, e non entra nelle somme qui sopra: ${formatEuro(deposits.receivedCents)} ricevuti, ${formatEuro(deposits.returnedCents)} restituiti, ${formatEuro(deposits.keptCents)} trattenuti.`}
      >
        {deposits.entries.map((entry) => (
          <DepositRow key={entry.id} entry={entry} isOn={isOn} />
        ))}
      </List>
    )}
  </div>
);
