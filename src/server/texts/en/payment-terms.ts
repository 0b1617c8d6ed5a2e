import type { paymentTerms as italian } from '#server/texts/it/payment-terms.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const paymentTerms: Translation<typeof italian> = {
  caparraShare: 'a deposit of {percent}%',
  caparraSum: 'a deposit of {amount}',
  accontoShare: 'an advance payment of {percent}%',
  accontoSum: 'an advance payment of {amount}',
  depositAtOnce: 'When your stay is confirmed, we ask for {deposit}.',
  depositWithin: {
    one: 'When your stay is confirmed, we ask for {deposit}, payable within {count} day.',
    other: 'When your stay is confirmed, we ask for {deposit}, payable within {count} days.',
  },
  balanceBefore: {
    one: 'The balance is due {count} day before arrival.',
    other: 'The balance is due {count} days before arrival.',
  },
  balanceAtArrival: 'You pay the balance on arrival.',
  allBefore: {
    one: 'Your stay is payable {count} day before arrival.',
    other: 'Your stay is payable {count} days before arrival.',
  },
  allAtArrival: 'You pay for your stay on arrival.',
  byTransfer: 'You pay by bank transfer: the details come with the confirmation.',
  refundFirst: {
    one: 'If you cancel at least {count} day before arrival, you get back {percent}% of what you paid',
    other:
      'If you cancel at least {count} days before arrival, you get back {percent}% of what you paid',
  },
  refundNext: {
    one: 'at least {count} day before, {percent}%',
    other: 'at least {count} days before, {percent}%',
  },
  refundNothing: 'later, nothing',
  refundJoint: '; ',
};
