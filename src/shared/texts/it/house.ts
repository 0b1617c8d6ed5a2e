/** The house, its hosts and where it is. */
export const house = {
  // Names the row of boxes below the first picture, for screen readers.
  inBrief: 'In breve',
  // Names the line of facts on the first picture, for screen readers.
  facts: 'La casa in breve',
  loadFailed: 'Errore durante il caricamento dei dettagli della proprietà.',

  // Beside a large number.
  rooms: { one: 'camera', other: 'camere' },
  bathrooms: { one: 'bagno', other: 'bagni' },
  guests: { one: 'ospite', other: 'ospiti' },
  amenities: 'Servizi',
  allAmenities: 'Tutti i servizi ({count})',

  roomsAndBeds: 'Stanze e letti',
  floorSize: 'Superficie',
  squareMetres: '{size} m²',
  // After a number.
  doubleBed: { one: 'letto matrimoniale', other: 'letti matrimoniali' },
  singleBed: { one: 'letto singolo', other: 'letti singoli' },
  bunkBed: { one: 'letto a castello', other: 'letti a castello' },
  sofaBed: { one: 'divano letto', other: 'divani letto' },
  armchairBed: { one: 'poltrona letto', other: 'poltrone letto' },
  cot: { one: 'culla', other: 'culle' },

  // What guests want to know before booking.
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  fromUntil: 'dalle {from} alle {until}',
  from: 'dalle {from}',
  until: 'entro le {until}',
  pets: 'Animali',
  petsWelcome: 'benvenuti',
  petsOnRequest: 'su richiesta: scrivilo nelle note',
  // Where the form asks for their number.
  petsInForm: 'su richiesta: scrivi quanti nel modulo',
  petsNotAllowed: 'non ammessi',
  smoking: 'Fumo',
  noSmoking: 'non si fuma',
  smokingOutside: 'solo all’aperto',
  smokingAllowed: 'si può fumare',
  deposit: 'Cauzione',
  noDeposit: 'non richiesta',
  depositReturned: '{amount}, restituita se non ci sono danni',
  cancellation: 'Cancellazione',
  howToPay: 'Come si paga',

  // One of the facts on the first picture; {time} is ‘10 min a piedi’.
  away: '<0>{place}</0> a {time}',
  place: 'Dove siamo',
  placeIn: 'Dove siamo: {locality}',
  // A small drawing, for screen readers.
  map: 'La casa su una carta dei dintorni',
  // Before links to the map applications.
  openMap: 'Apri sulla mappa:',
  androidMap: 'App di Android',
  appleMap: 'Mappe di Apple',
  // How long it takes; the way follows: ‘1 h 20 min a piedi’.
  hours: '{hours} h',
  minutes: '{minutes} min',
  onFoot: 'a piedi',
  byBicycle: 'in bici',
  byCar: 'in auto',
  byBus: 'in autobus',
  byFerry: 'in traghetto',

  // The hosts.
  phone: 'Telefono',
  email: 'Email',
  languages: 'Parliamo {languages}',
  italian: 'italiano',
  english: 'inglese',
  german: 'tedesco',
  french: 'francese',
  spanish: 'spagnolo',
  portuguese: 'portoghese',
  dutch: 'olandese',
  polish: 'polacco',
  russian: 'russo',
  chinese: 'cinese',
  // {time} is one of the three below.
  answers: 'Rispondiamo {time}',
  withinHours: 'entro poche ore',
  withinDay: 'entro un giorno',
  withinTwoDays: 'entro due giorni',
} as const;
