import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import type { MoneyMailParts } from '#server/features/bookings/bookings.emails.ts';
import type { MailFact, MailPart } from '#server/features/outbox/mail-parts.ts';
import { getPaymentTerms } from '#server/features/payment-terms/payment-terms.service.ts';
import { getAccount } from '#server/features/payments/account.service.ts';
import type { ServerLanguage } from '#server/languages.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { GuestMoney } from '#shared/guest-page/guest-page.schema.ts';
import { guestMoneyOf } from '#shared/money/guest-money.ts';
import { formatIban } from '#shared/money/payment-terms.ts';

/** Null without terms of payment, for a portal's stay, and for a stay without anything to pay. */
export const findGuestMoney = async (
  app: AppContext,
  db: Database,
  stay: StaffStay,
): Promise<GuestMoney | null> => {
  const { isOn, terms: today } = await getPaymentTerms(db);
  if (!isOn) return null;
  const account = await getAccount(app, db, stay.id);
  const money = guestMoneyOf(account, { ofStay: account.terms, today }, stay);
  const isNothing = money.due.length === 0 && money.refundCents === 0 && money.paidCents === 0;
  return account.portal || isNothing ? null : money;
};

const dueFact = (
  { what, cents, dueOn }: GuestMoney['due'][number],
  { startDate }: StaffStay,
  { t, formatEuro, formatDayWithWeekday }: ServerLanguage,
): MailFact => ({
  label: t(`pay.${what}`),
  value: formatEuro(cents),
  detail:
    dueOn === startDate ? t('pay.atArrival') : t('pay.by', { day: formatDayWithWeekday(dueOn) }),
});

const transferPart = (
  { holder, iban, bic, cents, text }: NonNullable<GuestMoney['transfer']>,
  { t, formatEuro }: ServerLanguage,
): MailPart => {
  const lines = [
    [t('pay.holder'), holder],
    [t('pay.iban'), formatIban(iban)],
    [t('pay.bic'), bic],
    [t('pay.amount'), formatEuro(cents)],
    [t('pay.reason'), text],
  ].flatMap(([label = '', value = '']) => (value ? [t('mails.line', { label, value })] : []));
  return {
    section: { title: t('pay.transfer'), text: [...lines, '', t('pay.sameIban')].join('\n') },
  };
};

/** What the guest pays when and how, or gets back, in a mail; nothing once nothing is due. */
export const moneyMailParts: MoneyMailParts = async ({ app, booking }, language) => {
  const money = booking && (await findGuestMoney(app, app.database, booking));
  if (!money) return [];
  const { t, formatEuro } = language;
  if (money.refundCents > 0) {
    return [t('pay.refund', { amount: formatEuro(money.refundCents) })];
  }
  if (money.due.length === 0) return [];
  return [
    { facts: money.due.map((due) => dueFact(due, booking, language)) },
    ...(money.transfer ? [transferPart(money.transfer, language)] : []),
  ];
};
