import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { isLate } from '#shared/money/account.ts';
import type { StayAccount } from '#shared/money/payments.schema.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { MoneyButton } from './money-button.tsx';
import { dueInWords, stateOfMoney } from './money-words.ts';

const sumInWords = (account: StayAccount, isRequest: boolean): string => {
  const { openCents, portal } = account;
  if (openCents < 0) return formatEuro(-openCents);
  return portal || isRequest ? '' : dueInWords(account);
};

/** 'Caparra attesa: 218,40 € entro il 15 gennaio 2027' */
const inWords = (account: StayAccount, isRequest: boolean): string =>
  [stateOfMoney(account), sumInWords(account, isRequest)].filter(Boolean).join(': ');

type StayMoneyProps = {
  bookingId: number;
  /** Nothing is missing from a stay that may not take place. */
  isRequest: boolean;
  /** The total. */
  children: ReactNode;
  /** Shown instead while the site does not follow money. */
  otherwise: ReactNode;
};

const Loading = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <p className="text-sm">&nbsp;</p>
  </>
);

/** Total and state of a stay's money, with its dialog. */
export const StayMoney = ({ bookingId, isRequest, children, otherwise }: StayMoneyProps) => {
  const { data } = trpc.payments.account.useQuery({ id: bookingId }, liveQuery);
  // The placeholder is as high, so nothing below moves once the account is there.
  if (!data) return <Loading>{children}</Loading>;
  if (!data.isOn && !data.hasOwnTerms) return otherwise;
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        {children}
        <MoneyButton bookingId={bookingId} />
      </div>
      <p
        className={`text-sm empty:hidden ${isLate(data) ? 'font-semibold text-amber-800' : 'text-ink-soft'}`}
      >
        {inWords(data, isRequest)}
      </p>
    </>
  );
};
