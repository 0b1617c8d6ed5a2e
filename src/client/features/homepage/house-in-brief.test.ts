import { expect, it } from 'vitest';
import { english, german, italian } from '#tests/support/languages.ts';
import { makeProperty } from '#tests/support/property.ts';
import { type HouseInBrief, heroFacts } from './house-in-brief.ts';

const property = makeProperty({
  maxGuests: 6,
  bedrooms: 2,
  distances: [
    { place: 'Caletta', by: 'foot', minutes: 10 },
    { place: 'Carloforte', by: 'car', minutes: 10 },
  ],
});
const whole: HouseInBrief = {
  property,
  reviews: { reviews: [], total: 5, averageRating: 4.8 },
  lowestWeeklyPriceCents: 260_00,
};

const inWords = (house: HouseInBrief, language = italian) =>
  heroFacts(house, language).map(({ text }) => text.replaceAll(/<\/?0>/g, ''));

it('are in the reader’s language, each with the part of the page that proves it', () => {
  expect(inWords(whole)).toEqual([
    '6 ospiti',
    '2 camere',
    'Caletta a 10 min a piedi',
    '4,8 (5)',
    'da 260\u00a0€ a settimana',
  ]);
  expect(heroFacts(whole, italian).map(({ part }) => part)).toEqual([
    'casa',
    'casa',
    'dove-siamo',
    'recensioni',
    'disponibilita',
  ]);
  expect(inWords(whole, german)[2]).toBe('Caletta: 10\u00a0Min. zu Fuß');
  expect(inWords(whole, english)[3]).toBe('4.8 (5)');
});

it('say a rating in words', () => {
  expect(heroFacts(whole, italian)).toContainEqual(
    expect.objectContaining({ spoken: 'Voto medio: 4,8 su 5 · 5 recensioni' }),
  );
});

it('leave out what is not known', () => {
  const bare = makeProperty({ maxGuests: 1, bedrooms: 1 });
  const nothing = { reviews: undefined, lowestWeeklyPriceCents: null };
  expect(inWords({ property: bare, ...nothing })).toEqual(['1 ospite', '1 camera']);
  const reviews = { reviews: [], total: 0, averageRating: null };
  expect(inWords({ property: undefined, reviews, lowestWeeklyPriceCents: null })).toEqual([]);
});

it('name the language of a place that is not translated', () => {
  const untranslated = { ...property, untranslated: ['distances/Caletta'] };
  expect(heroFacts({ ...whole, property: untranslated }, german)[2]).toMatchObject({ lang: 'it' });
});
