import { describe, expect, it } from 'vitest';
import { menuItemOf } from '#tests/support/menu-items.ts';
import { menuEntries } from './menu-entries.ts';
import { placeEntries } from './place-entries.ts';

const NAME = 'Casa Maestrale';

const placesOf = (labels: readonly string[], siteName = NAME, hasLanguages = false) =>
  placeEntries(
    menuEntries(
      labels.map((label) => menuItemOf(label, { url: '/' })),
      'desktop',
    ),
    { siteName, hasLanguages, more: 'Altro' },
  ).map(({ from }) => from);

describe('placeEntries', () => {
  it('puts all entries in the bar if they fit', () => {
    expect(placesOf(['Home', 'La casa', 'Prezzi', 'Blog'])).toEqual(
      Array.from({ length: 4 }, () => 'md'),
    );
  });

  it('depends on the screen width if there are many', () => {
    const places = placesOf(Array.from({ length: 12 }, (_, index) => `Pagina ${index + 1}`));
    const sizes = ['md', 'lg', 'xl', null];
    expect(new Set(places)).toEqual(new Set(sizes));
    expect(places).toEqual(places.toSorted((a, b) => sizes.indexOf(a) - sizes.indexOf(b)));
  });

  it('keeps the order: no entry overtakes one that does not fit', () => {
    const long = 'Le spiagge raggiungibili a piedi in meno di mezz’ora';
    const places = placesOf([long, long, long, long, long, 'Blog']);
    expect(places.at(-1)).toBeNull();
  });

  it('leaves room for a long site name', () => {
    const labels = ['Home', 'La casa', 'Date e prezzi', 'Recensioni', 'Contatti', 'Dintorni'];
    const narrow = placesOf(labels, 'Appartamenti Vista Mare di Nonna Carmela');
    const wide = placesOf(labels, 'Sole');
    expect(narrow.filter((from) => from === 'md').length).toBeLessThan(
      wide.filter((from) => from === 'md').length,
    );
  });

  it('leaves room for a menu of languages', () => {
    const labels = ['Home', 'La casa', 'Date e prezzi', 'Recensioni', 'Contatti'];
    const inBar = (hasLanguages: boolean) =>
      placesOf(labels, NAME, hasLanguages).filter((from) => from === 'md').length;
    expect(inBar(true)).toBeLessThan(inBar(false));
  });

  it('accepts an empty menu', () => {
    expect(placesOf([])).toEqual([]);
  });
});
