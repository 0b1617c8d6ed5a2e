/** The price list. */
export const priceList = {
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
  linenOptionalUpTo: 'facoltativi, fino a {max} persone',
  linenOptionalOver: 'facoltativi, oltre {max} persone',
  taxPerDay: 'a persona al giorno, oltre i 12 anni',

  // Where the comune has one: `months` is 'gennaio e febbraio'.
  landingFee: 'Contributo di sbarco: {sum} a persona.',
  landingFeeIn: 'In {months}: {sum}.',
  landingFeeFree: 'Gratis sotto i {age} anni.',
  landingFeePaid: 'Lo paghi con il biglietto della traversata: non è nel prezzo della casa.',
} as const;
