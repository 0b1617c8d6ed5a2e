/** Rules of price lists, and what only some of them charge: on pages of a house that has them. */
export const priceRules = {
  // Above the rules in the list.
  title: 'Sconti e regole',
  // Lines of the list and of a quote, each with its detail. `nights` is '4 notti'.
  gap: 'Notti libere fra due soggiorni',
  gapOf: 'fino a {nights}, solo tutte insieme: soggiorno minimo e giorno di arrivo qui non contano',
  longStay: 'Sconto per soggiorni lunghi',
  fromNights: 'da {nights} in su',
  lastMinute: 'Sconto last minute',
  withinDays: {
    one: 'se chiedi il giorno prima dell’arrivo o il giorno stesso',
    other: 'se chiedi negli ultimi {count} giorni prima dell’arrivo',
  },
  percent: '{percent}\u00a0%',
  extraGuests: 'Ospiti in più',
  eachBeyond: 'per ogni persona in più di {included}',
  animals: 'Animali',
  each: 'per ogni animale',
  perNight: 'a notte',

  // In the form.
  oneAnimalLess: 'Un animale in meno',
  oneAnimalMore: 'Un animale in più',
  animalsRequired: 'Indica quanti animali porti, da 0 a {max}',

  // On a free day of the calendar that only begins a stay together with others.
  wholeGapOnly: '{nights}, solo tutte insieme',
} as const;
