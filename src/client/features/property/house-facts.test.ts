import { expect, it } from 'vitest';
import { english, french, german, italian } from '#tests/support/languages.ts';
import { makeProperty } from '#tests/support/property.ts';
import { bookingFacts, distanceInWords, roomFacts, stayTerms } from './house-facts.ts';

it('are the known ones', () => {
  expect(bookingFacts(makeProperty(), italian)).toEqual([]);
  expect(roomFacts(makeProperty(), italian)).toEqual([]);
  expect(
    bookingFacts(
      makeProperty({ checkInFrom: '16:00', checkOutBy: '10:00', pets: 'no', depositCents: 0 }),
      italian,
    ),
  ).toEqual([
    { label: 'Check-in', value: 'dalle 16:00' },
    { label: 'Check-out', value: 'entro le 10:00' },
    { label: 'Animali', value: 'non ammessi' },
    { label: 'Cauzione', value: 'non richiesta' },
  ]);
});

it('name both ends of the arrival, and an amount', () => {
  const house = { checkInFrom: '16:00', checkInUntil: '21:00', depositCents: 200_00 };
  expect(bookingFacts(makeProperty(house), italian).map(({ value }) => value)).toEqual([
    'dalle 16:00 alle 21:00',
    '200\u00a0€, restituita se non ci sono danni',
  ]);
  expect(bookingFacts(makeProperty({ checkInUntil: '21:00' }), italian)[0]?.value).toBe(
    'entro le 21:00',
  );
});

it('point to the field for animals where the form has one', () => {
  const petsIn = (asksAnimals: boolean) =>
    [italian, german, french, english].map(
      (language) => bookingFacts(makeProperty({ pets: 'ask' }), language, asksAnimals)[0]?.value,
    );
  expect(petsIn(false)[0]).toBe('su richiesta: scrivilo nelle note');
  expect(petsIn(true)).toEqual([
    'su richiesta: scrivi quanti nel modulo',
    'auf Anfrage: Bitte die Anzahl im Formular angeben',
    'sur demande\u00a0: indiquez leur nombre dans le formulaire',
    'on request: say how many in the form',
  ]);
});

it('gather the beds of a room', () => {
  const beds = [
    { room: 'Camera blu', kind: 'double', count: 1 },
    { room: 'Soggiorno', kind: 'sofa', count: 1 },
    { room: 'Camera blu', kind: 'cot', count: 2 },
  ] as const;
  expect(roomFacts(makeProperty({ beds: [...beds], floorSizeM2: 85 }), italian)).toEqual([
    { label: 'Camera blu', value: '1 letto matrimoniale e 2 culle' },
    { label: 'Soggiorno', value: '1 divano letto' },
    { label: 'Superficie', value: '85 m²' },
  ]);
});

it.each([
  [10, '10 min a piedi'],
  [60, '1 h a piedi'],
  [85, '1 h 25 min a piedi'],
])('describes %i minutes as %s', (minutes, words) => {
  expect(distanceInWords({ place: 'Mare', by: 'foot', minutes }, italian)).toBe(words);
});

it('are in the reader’s language', () => {
  const house = makeProperty({ checkInFrom: '16:00', pets: 'yes', depositCents: 200_00 });
  expect(bookingFacts(house, german)).toEqual([
    { label: 'Anreise', value: 'ab 16 Uhr' },
    { label: 'Haustiere', value: 'willkommen' },
    { label: 'Kaution', value: '200\u00a0€, wird zurückgezahlt, wenn nichts beschädigt wurde' },
  ]);
  const hours = makeProperty({ checkInFrom: '16:30', checkInUntil: '20:00', checkOutBy: '09:30' });
  const hoursIn = (language: typeof german) =>
    bookingFacts(hours, language).map(({ value }) => value);
  expect(hoursIn(german)).toEqual(['von 16:30 bis 20 Uhr', 'bis 9:30 Uhr']);
  expect(hoursIn(french)).toEqual(['de 16\u00a0h\u00a030 à 20\u00a0h', 'avant 9\u00a0h\u00a030']);
  const beds = [{ room: 'Camera blu', kind: 'cot', count: 2 }] as const;
  expect(roomFacts(makeProperty({ beds: [...beds] }), english)).toEqual([
    { label: 'Camera blu', value: '2 cots' },
  ]);
  expect(distanceInWords({ place: 'Mare', by: 'car', minutes: 75 }, english)).toBe(
    '1 h 15 min by car',
  );
});

it('the terms at the button are what the owners say, each in one clause', () => {
  const termsOf = (house: Parameters<typeof makeProperty>[0], language = italian) =>
    stayTerms(makeProperty(house), language).map(({ text }) => text);
  expect(termsOf({})).toEqual([]);
  const cancellation = 'Fino a 30 giorni prima si annulla senza spese; dopo resta dovuta la metà.';
  expect(termsOf({ cancellation, depositCents: 200_00, hostAnswers: 'day' })).toEqual([
    'Fino a 30 giorni prima si annulla senza spese',
    'Cauzione 200\u00a0€',
    'Rispondiamo entro un giorno',
  ]);
  expect(termsOf({ depositCents: 0 }, german)).toEqual(['Kaution: keine']);
  expect(
    termsOf({ cancellation: 'Bis zum 30. Tag kostenlos. Danach die Hälfte.' }, german),
  ).toEqual(['Bis zum 30. Tag kostenlos']);
  expect(termsOf({ cancellation: 'Gratis fino al giorno prima.\nPoi no.' })).toEqual([
    'Gratis fino al giorno prima',
  ]);
  const inFrench =
    'Vous pouvez annuler sans frais jusqu’à 30\u00a0jours avant l’arrivée\u00a0; ensuite, la moitié du prix du séjour reste due.';
  expect(termsOf({ cancellation: inFrench }, french)).toEqual([
    'Vous pouvez annuler sans frais jusqu’à 30\u00a0jours avant l’arrivée',
  ]);
  expect(termsOf({ cancellation: 'Si annulla '.repeat(10) })).toEqual([]);
});
