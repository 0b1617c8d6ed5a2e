import type { ServerLanguage } from '#server/languages.ts';
import type { PaymentTerms } from '#shared/money/payment-terms.ts';

// The terms as sentences, for visitors and guests in their language.

const depositInWords = (
  { share, word }: NonNullable<PaymentTerms['deposit']>,
  { t, formatEuro }: ServerLanguage,
): string =>
  'percent' in share
    ? t(`paymentTerms.${word}Share`, { percent: share.percent })
    : t(`paymentTerms.${word}Sum`, { amount: formatEuro(share.cents) });

const depositSentence = (deposit: PaymentTerms['deposit'], language: ServerLanguage): string => {
  if (deposit === null) return '';
  const values = { deposit: depositInWords(deposit, language) };
  if (deposit.days === 0) return language.t('paymentTerms.depositAtOnce', values);
  return language.t('paymentTerms.depositWithin', { ...values, count: deposit.days });
};

const balanceSentence = ({ deposit, balanceDays }: PaymentTerms, { t }: ServerLanguage): string => {
  const days = balanceDays ?? 0;
  if (days > 0) {
    return t(deposit ? 'paymentTerms.balanceBefore' : 'paymentTerms.allBefore', { count: days });
  }
  return t(deposit ? 'paymentTerms.balanceAtArrival' : 'paymentTerms.allAtArrival');
};

/** 'Alla conferma chiediamo una caparra del 30 % … Il saldo è dovuto … Paghi con un bonifico …' */
export const paymentInWords = (terms: PaymentTerms, language: ServerLanguage): string =>
  [
    depositSentence(terms.deposit, language),
    balanceSentence(terms, language),
    terms.account ? language.t('paymentTerms.byTransfer') : '',
  ]
    .filter(Boolean)
    .join(' ');

/** One sentence; empty without steps. */
export const cancellationInWords = (
  { cancellation }: Pick<PaymentTerms, 'cancellation'>,
  { t }: ServerLanguage,
): string => {
  const parts = cancellation
    .filter(({ percent }) => percent > 0)
    .map(({ days, percent }, index) =>
      t(index === 0 ? 'paymentTerms.refundFirst' : 'paymentTerms.refundNext', {
        count: days,
        percent,
      }),
    );
  const last = cancellation.at(-1);
  if (!last || parts.length === 0) return '';
  const isOver = last.days > 0 || last.percent === 0;
  return `${[...parts, ...(isOver ? [t('paymentTerms.refundNothing')] : [])].join(t('paymentTerms.refundJoint'))}.`;
};
