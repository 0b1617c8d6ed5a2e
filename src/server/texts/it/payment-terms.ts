/** The payment terms as visitors and guests read them. */
export const paymentTerms = {
  // In the two sentences below, as {deposit}. A caparra is lost by a guest who withdraws; an acconto is a part of the price.
  caparraShare: 'una caparra del {percent}\u00a0%',
  caparraSum: 'una caparra di {amount}',
  accontoShare: 'un acconto del {percent}\u00a0%',
  accontoSum: 'un acconto di {amount}',
  depositAtOnce: 'Alla conferma chiediamo {deposit}.',
  depositWithin: {
    one: 'Alla conferma chiediamo {deposit}, da pagare entro {count} giorno.',
    other: 'Alla conferma chiediamo {deposit}, da pagare entro {count} giorni.',
  },
  balanceBefore: {
    one: 'Il saldo è dovuto {count} giorno prima dell’arrivo.',
    other: 'Il saldo è dovuto {count} giorni prima dell’arrivo.',
  },
  balanceAtArrival: 'Il saldo si paga all’arrivo.',
  allBefore: {
    one: 'Il soggiorno si paga {count} giorno prima dell’arrivo.',
    other: 'Il soggiorno si paga {count} giorni prima dell’arrivo.',
  },
  allAtArrival: 'Il soggiorno si paga all’arrivo.',
  byTransfer: 'Paghi con un bonifico: trovi i dati nella conferma.',
  // Parts of one sentence, between semicolons.
  refundFirst: {
    one: 'Se annulli almeno {count} giorno prima dell’arrivo, ti restituiamo il {percent}\u00a0% di quanto hai pagato',
    other:
      'Se annulli almeno {count} giorni prima dell’arrivo, ti restituiamo il {percent}\u00a0% di quanto hai pagato',
  },
  refundNext: {
    one: 'almeno {count} giorno prima il {percent}\u00a0%',
    other: 'almeno {count} giorni prima il {percent}\u00a0%',
  },
  refundNothing: 'più tardi nulla',
  refundJoint: '; ',
} as const;
