import { daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';

/** A caparra confirmatoria is kept if the guest withdraws and doubled if the owners do; an acconto is a part of the price. */
export const depositWords = ['caparra', 'acconto'] as const;
export type DepositWord = (typeof depositWords)[number];

/** Until `days` before the arrival, `percent` of what came goes back. */
export type CancellationStep = { days: number; percent: number };

/** What guests pay when and how, and what they get back. Sums are whole cents. */
export type PaymentTerms = {
  /** Asked at the confirmation; never above the total. */
  deposit: {
    share: { percent: number } | { cents: number };
    /** After the confirmation. */
    days: number;
    word: DepositWord;
  } | null;
  /** Days before the arrival on which the balance is due; null: at the arrival. */
  balanceDays: number | null;
  /** As on the house's page; null: not said, 0: none. */
  damageDepositCents: number | null;
  /** The earliest first. After the last nothing goes back; without any nothing is computed. */
  cancellation: CancellationStep[];
  /** The holder exactly as the bank has it; IBAN in capitals without blanks; the BIC may be empty. */
  account: { holder: string; iban: string; bic: string } | null;
  /** The owners' words, as on the house's page. */
  otherWays: string;
  /** The tax code is a codice fiscale or a VAT number, and may be empty. */
  landlord: { name: string; address: string; taxCode: string } | null;
};

/** Terms as they are kept: the house's page has the rest. */
export type KeptTerms = Omit<PaymentTerms, 'damageDepositCents' | 'otherWays'>;

/** What one stay can have otherwise. */
export type StayTerms = Pick<
  PaymentTerms,
  'deposit' | 'balanceDays' | 'damageDepositCents' | 'cancellation'
>;

/** Whether guests can be asked for money: something is due before the arrival, and there is a way to pay it. */
export const canBeOn = ({ deposit, balanceDays, account, otherWays }: PaymentTerms): boolean =>
  (deposit !== null || balanceDays !== null) && (account !== null || otherWays !== '');

/** The part of what came that goes back, in percent, to a guest who cancels on `day`; null without steps. */
export const refundPercent = (
  { cancellation }: Pick<PaymentTerms, 'cancellation'>,
  { day, startDate }: { day: StayDate; startDate: StayDate },
): number | null => {
  if (cancellation.length === 0) return null;
  const left = daysBetween(day, startDate);
  return cancellation.find(({ days }) => left >= days)?.percent ?? 0;
};

/** An IBAN in groups of four, as people read it. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
