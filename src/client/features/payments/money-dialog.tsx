import { useId, useState } from 'react';
import { ReceiptPart } from '#client/features/receipts/receipt-part.tsx';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatStay } from '#shared/languages/italian-dates.ts';
import { isLate } from '#shared/money/account.ts';
import type { StayAccount } from '#shared/money/payments.schema.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { DamagePart } from './damage-part.tsx';
import { MoneyRow } from './money-row.tsx';
import { dueInWords, nameOfLine, stateOfMoney } from './money-words.ts';
import { OwnTermsDialog } from './own-terms-dialog.tsx';
import { PaymentForm } from './payment-form.tsx';

const Numbers = ({ account }: { account: StayAccount }) => {
  const { totalCents, paidCents, openCents, cancelledAt } = account;
  const numbers = [
    { term: cancelledAt ? 'Trattieni' : 'Concordato', cents: totalCents },
    { term: 'Arrivato', cents: paidCents },
    openCents < 0
      ? { term: 'Da restituire', cents: -openCents }
      : { term: account.portal ? 'Atteso' : 'Manca', cents: openCents },
  ];
  // A refund is among the numbers above.
  const words = openCents < 0 ? [] : [stateOfMoney(account), dueInWords(account)];
  return (
    <div className="rounded-card bg-sea-50 p-4">
      <dl className="grid grid-cols-3 gap-2">
        {numbers.map(({ term, cents }) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-serif text-xl text-sea-700 tabular-nums sm:text-2xl">
              {formatEuro(cents)}
            </dd>
          </div>
        ))}
      </dl>
      <p
        className={`mt-2 text-sm empty:hidden ${isLate(account) ? 'font-semibold text-amber-800' : ''}`}
      >
        {words.filter(Boolean).join(': ')}
      </p>
    </div>
  );
};

/** The refund after a cancellation, by the terms. */
const RefundNote = ({ refund, keptCents }: StayAccount) =>
  refund &&
  keptCents === null && (
    <p className="text-sm text-ink-soft">
      Secondo le condizioni di questo soggiorno restituisci {formatEuro(refund.cents)} (
      {refund.percent} % di quanto era arrivato).
    </p>
  );

type Direction = 'in' | 'out';

/** Enters a payment or a refund; of a settled account only after a press. */
const Entry = ({ account }: { account: StayAccount }) => {
  const name = useId();
  const [isOpen, setOpen] = useState(account.openCents !== 0);
  const [direction, setDirection] = useState<Direction>(account.openCents < 0 ? 'out' : 'in');
  if (!isOpen) {
    return (
      <Button
        variant="quiet"
        size="small"
        className="-ml-4 justify-self-start"
        onClick={() => setOpen(true)}
      >
        Scrivi un pagamento o un rimborso
      </Button>
    );
  }
  return (
    <section aria-label="Scrivi un pagamento" className="grid gap-4">
      <div className="segments">
        {(
          [
            ['in', 'È arrivato'],
            ['out', 'Restituisci'],
          ] as const
        ).map(([value, label]) => (
          <label key={value} className="segment cursor-pointer">
            <input
              type="radio"
              name={name}
              checked={direction === value}
              onChange={() => setDirection(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      <RefundNote {...account} />
      <PaymentForm key={direction} account={account} isRefund={direction === 'out'} />
    </section>
  );
};

/** The lines of the agreed price, then payments and refunds. */
const List = ({ account }: { account: StayAccount }) => (
  <section aria-label="Voci e pagamenti" className="grid gap-1 border-t border-sand-200 pt-4">
    <h3 className="font-semibold text-sea-700">Il conto</h3>
    <dl className="grid">
      {account.lines.map((line) => (
        <div key={`${line.kind} ${line.label}`} className="flex justify-between gap-4 py-1.5">
          <dt className="min-w-0 wrap-anywhere">{nameOfLine(line)}</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatEuro(line.amountCents)}</dd>
        </div>
      ))}
    </dl>
    <ul className="divide-y divide-sand-200 border-t border-sand-200 empty:hidden">
      {account.payments.map((payment) => (
        <MoneyRow key={payment.id} entry={payment} what="payment">
          <ReceiptPart payment={payment} />
        </MoneyRow>
      ))}
    </ul>
  </section>
);

const hasDamagePart = ({ damage, damageEntries }: StayAccount): boolean =>
  damage.askedCents > 0 || damageEntries.length > 0;

/** What the button beside it changes. */
const changeableInWords = ({ portal, hasOwnTerms }: StayAccount): string => {
  if (portal) return 'Commissione e ritenuta del portale.';
  return hasOwnTerms
    ? 'Pagamento e annullamento: condizioni solo sue.'
    : 'Pagamento e annullamento: come nella conferma.';
};

const Money = ({ account }: { account: StayAccount }) => {
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="grid gap-5">
      <Numbers account={account} />
      <Entry key={`${account.payments.length} ${account.openCents}`} account={account} />
      <List account={account} />
      {hasDamagePart(account) && <DamagePart account={account} />}
      <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-sand-200 pt-3 text-sm text-ink-soft">
        {changeableInWords(account)}
        <Button
          variant="quiet"
          size="small"
          className="-mr-4 max-sm:-ml-4"
          onClick={() => setChanging(true)}
        >
          Cambia
        </Button>
      </p>
      {isChanging && <OwnTermsDialog account={account} onClose={() => setChanging(false)} />}
    </div>
  );
};

type MoneyDialogProps = { bookingId: number; onClose: () => void };

/** The money of a stay: three numbers, one step to enter what came, one list. */
export const MoneyDialog = ({ bookingId, onClose }: MoneyDialogProps) => {
  const account = trpc.payments.account.useQuery({ id: bookingId }, liveQuery);
  const { data } = account;
  const whose = data && (data.guestName ?? formatStay(data.startDate, data.endDate));
  return (
    <Dialog open shape="form" onClose={onClose} title={whose ? `Soldi: ${whose}` : 'Soldi'}>
      <Loaded
        query={account}
        failure="Errore nel caricamento dei soldi di questo soggiorno"
        skeleton={<Skeleton className="h-96" />}
      >
        {(found) => <Money account={found} />}
      </Loaded>
    </Dialog>
  );
};
