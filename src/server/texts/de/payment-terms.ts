import type { paymentTerms as italian } from '#server/texts/it/payment-terms.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const paymentTerms: Translation<typeof italian> = {
  caparraShare: 'eine verbindliche Anzahlung (caparra) von {percent}\u00a0%',
  caparraSum: 'eine verbindliche Anzahlung (caparra) von {amount}',
  accontoShare: 'eine Anzahlung von {percent}\u00a0%',
  accontoSum: 'eine Anzahlung von {amount}',
  depositAtOnce: 'Mit der Bestätigung bitten wir um {deposit}.',
  depositWithin: {
    one: 'Mit der Bestätigung bitten wir um {deposit}, zahlbar innerhalb von {count} Tag.',
    other: 'Mit der Bestätigung bitten wir um {deposit}, zahlbar innerhalb von {count} Tagen.',
  },
  balanceBefore: {
    one: 'Der Rest ist {count} Tag vor der Anreise fällig.',
    other: 'Der Rest ist {count} Tage vor der Anreise fällig.',
  },
  balanceAtArrival: 'Den Rest zahlen Sie bei der Ankunft.',
  allBefore: {
    one: 'Der Aufenthalt ist {count} Tag vor der Anreise zu zahlen.',
    other: 'Der Aufenthalt ist {count} Tage vor der Anreise zu zahlen.',
  },
  allAtArrival: 'Den Aufenthalt zahlen Sie bei der Ankunft.',
  byTransfer: 'Sie zahlen per Überweisung: Die Bankverbindung steht in der Bestätigung.',
  refundFirst: {
    one: 'Wenn Sie mindestens {count} Tag vor der Anreise stornieren, erstatten wir {percent}\u00a0% des Gezahlten',
    other:
      'Wenn Sie mindestens {count} Tage vor der Anreise stornieren, erstatten wir {percent}\u00a0% des Gezahlten',
  },
  refundNext: {
    one: 'mindestens {count} Tag vorher {percent}\u00a0%',
    other: 'mindestens {count} Tage vorher {percent}\u00a0%',
  },
  refundNothing: 'danach nichts',
  refundJoint: '; ',
};
