/** A quote’s lines, and the rules of a stay. */
export const prices = {
  cleaning: 'Pulizia finale',
  oncePerStay: 'una volta per soggiorno',
  linen: 'Biancheria e asciugamani',
  touristTax: 'Tassa di soggiorno',

  // The lines of a quote. `nights` is '7 notti'.
  stayOf: 'Soggiorno, {nights}',
  nightsAtWeekly: '{nights} a {price} la settimana',
  linenUpTo: 'fino a {max} persone',
  linenOver: 'oltre {max} persone',
  taxOf: '{rate} × {over12} oltre i 12 anni × {nights}',
  total: 'Totale',
  totalIndicative: 'Totale indicativo',
  totalAgreed: 'Totale concordato',
  totalIndicativeIs: 'Totale indicativo: {sum}',
  totalAgreedIs: 'Totale concordato: {sum}',
  // Beside the total.
  toBeAgreed: 'da concordare con gli amministratori',

  // The bars at the foot of the screen.
  datesBar: 'Prezzi e date',
  fromPrice: 'da <0>{price}</0> a settimana',
  stayBar: 'Il soggiorno scelto',
  requestButton: 'Richiedi',

  // `days` is 'Dal 25 luglio al 29 agosto', `nights` '7 notti'.
  ruleWeekday: '{days} si soggiorna solo da {weekday} a {weekday}.',
  ruleNights: '{days} il soggiorno minimo è di {nights}.',
  ruleWeekdayAndNights:
    '{days} si soggiorna solo da {weekday} a {weekday}, soggiorno minimo {nights}.',
} as const;
