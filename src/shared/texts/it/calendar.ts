/** Free and taken days. */
export const calendar = {
  title: 'Disponibilità e prezzi',
  loadFailed: 'Errore durante il caricamento delle date e dei prezzi.',
  beforeBooking: 'Prima di prenotare',
  houseRules: 'Regole della casa',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  chooseMonth: 'Scegli il mese',
  backToToday: 'Torna a oggi',
  weekPrice: '{price} a settimana',

  // Below the months: what to choose next.
  chooseArrival: 'Scegli il giorno di arrivo.',
  chooseDeparture: 'Ora scegli il giorno di partenza.',

  // The legend of the days' colours.
  legend: 'Legenda del calendario',
  legendFree: 'Libero',
  legendTaken: 'Occupato',
  legendBlocked: 'Non disponibile',
  legendAskedFor: 'Già richiesto da altri: puoi chiedere lo stesso',
  legendOwn: 'La tua richiesta',
  legendArrival: 'Arrivo possibile',
  legendDeparture: 'Partenza possibile',
  legendToday: 'Oggi',

  // For screen readers, one after the other: 'sabato 4 luglio 2026, oggi, libero, 150 € a notte'.
  today: 'oggi',
  past: 'passato',
  notYetBookable: 'non ancora prenotabile',
  free: 'libero',
  taken: 'occupato',
  blocked: 'non disponibile',
  askedFor: 'già richiesto da altri, puoi chiedere lo stesso',
  ownRequest: 'la tua richiesta',
  arrivalPossible: 'arrivo possibile',
  departurePossible: 'partenza possibile',
  nightPrice: '{price} a notte',
  aboutNightPrice: 'circa {price} a notte',
  startChosen: 'check-in scelto',
  endChosen: 'check-out scelto',
  withinChosen: 'nel soggiorno scelto',

  // There too: why a free day cannot be chosen. `nights` is '5 notti'.
  arrivalOnlyOn: 'arrivo solo di {weekday}',
  departureOnlyOn: 'partenza solo di {weekday}',
  atLeast: 'almeno {nights}',
  tooFewFreeNights: 'troppo poche notti libere',
} as const;
