import type { Account, Payment } from './account.ts';

const inOrder = (a: Payment, b: Payment): number => a.date.localeCompare(b.date) || a.id - b.id;

/** Those that were not annulled, the earliest first. */
export const validPayments = ({ payments }: { payments: readonly Payment[] }): Payment[] =>
  payments.filter(({ annulledAt }) => annulledAt === null).toSorted(inOrder);

/**
 * The tourist tax in each payment of a stay, by the payment's id. Payments cover the rent first and the tax last; a
 * refund takes back the tax first, and is negative.
 */
export const taxInPayments = (
  account: Pick<Account, 'payments' | 'totalCents' | 'taxCents'>,
): Map<number, number> => {
  const { totalCents, taxCents } = account;
  const taxIn = (came: number): number =>
    Math.min(Math.max(came - (totalCents - taxCents), 0), taxCents);
  let came = 0;
  const parts = validPayments(account).map(({ id, amountCents }): [number, number] => {
    const before = taxIn(came);
    came += amountCents;
    return [id, taxIn(came) - before];
  });
  return new Map(parts);
};
