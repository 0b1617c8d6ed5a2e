/** The price list and a quote’s lines. */
export const prices = {
  listOf: 'Listino {year}',
  // The same while the next year has no list of its own.
  listAlsoFor: 'Prezzi {year}, validi anche per il {next}',
  // The name of a table, for screen readers.
  weeklyPricesOf: 'Listino {year}, prezzi a settimana',
  pastPeriodsOfList: 'Listino {year}, periodi passati',
  period: 'Periodo',
  perWeek: 'A settimana',
  current: 'in corso',
  // Between rows of the table: what follows is of that year.
  inYear: 'Nel {year}',
  pastPeriods: 'Periodi passati del {year}',
  inPreparation: 'Il listino è in preparazione.',
  untilDecember: 'Fino a dicembre {year}',
  weekInJuly: 'Una settimana a luglio',
  weekInAugust: 'Una settimana ad agosto',
  // `week` is one of the two above.
  example: {
    one: '{week}, {count} persona, tutto compreso',
    other: '{week}, {count} persone, tutto compreso',
  },
  exampleDates: '{days}, con pulizia, biancheria e tassa di soggiorno',
  extras: 'Extra',
  extrasAndNotes: 'Extra e note',
  otherExtras: 'Altri extra nel {year}',

  cleaning: 'Pulizia finale',
  oncePerStay: 'una volta per soggiorno',
  linen: 'Biancheria e asciugamani',
  linenOptionalUpTo: 'facoltativi, fino a {max} persone',
  linenOptionalOver: 'facoltativi, oltre {max} persone',
  touristTax: 'Tassa di soggiorno',
  taxPerDay: 'a persona al giorno, oltre i 12 anni',

  // The lines of a quote. `nights` is '7 notti'.
  stayOf: 'Soggiorno, {nights}',
  nightsAtWeekly: '{nights} a {price} la settimana',
  linenUpTo: 'fino a {max} persone',
  linenOver: 'oltre {max} persone',
  taxOf: '{rate} × {over12} oltre i 12 anni × {nights}',
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
