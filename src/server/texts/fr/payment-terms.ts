import type { paymentTerms as italian } from '#server/texts/it/payment-terms.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const paymentTerms: Translation<typeof italian> = {
  caparraShare: 'des arrhes de {percent}\u00a0%',
  caparraSum: 'des arrhes de {amount}',
  accontoShare: 'un acompte de {percent}\u00a0%',
  accontoSum: 'un acompte de {amount}',
  depositAtOnce: 'À la confirmation, nous demandons {deposit}.',
  depositWithin: {
    one: 'À la confirmation, nous demandons {deposit}, à régler sous {count} jour.',
    other: 'À la confirmation, nous demandons {deposit}, à régler sous {count} jours.',
  },
  balanceBefore: {
    one: 'Le solde est à régler {count} jour avant l’arrivée.',
    other: 'Le solde est à régler {count} jours avant l’arrivée.',
  },
  balanceAtArrival: 'Le solde se règle à l’arrivée.',
  allBefore: {
    one: 'Le séjour est à régler {count} jour avant l’arrivée.',
    other: 'Le séjour est à régler {count} jours avant l’arrivée.',
  },
  allAtArrival: 'Le séjour se règle à l’arrivée.',
  byTransfer:
    'Vous payez par virement\u00a0: les coordonnées bancaires figurent dans la confirmation.',
  refundFirst: {
    one: 'Si vous annulez au moins {count} jour avant l’arrivée, nous vous remboursons {percent}\u00a0% de ce que vous avez payé',
    other:
      'Si vous annulez au moins {count} jours avant l’arrivée, nous vous remboursons {percent}\u00a0% de ce que vous avez payé',
  },
  refundNext: {
    one: 'au moins {count} jour avant, {percent}\u00a0%',
    other: 'au moins {count} jours avant, {percent}\u00a0%',
  },
  refundNothing: 'plus tard, rien',
  refundJoint: '\u00a0; ',
};
