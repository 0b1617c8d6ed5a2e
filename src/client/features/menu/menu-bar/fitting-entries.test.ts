import { describe, expect, it } from 'vitest';
import { menuItemOf } from '#tests/support/menu-items.ts';
import { placeEntries } from './fitting-entries.ts';
import { menuEntries } from './menu-entries.ts';

const NAME = 'Casa Maestrale';

const placesOf = (labels: readonly string[], siteName = NAME) =>
  placeEntries(
    menuEntries(
      labels.map((label) => menuItemOf(label, { url: '/' })),
      'desktop',
    ),
    siteName,
  ).map(({ from }) => from);

describe('the places of the entries', () => {
  it('are in the bar everywhere while all have room', () => {
    expect(placesOf(['Home', 'La casa', 'Date e prezzi', 'Recensioni', 'Contatti'])).toEqual(
      Array.from({ length: 5 }, () => 'md'),
    );
  });

  it('depend on the screen when there are many', () => {
    const places = placesOf(Array.from({ length: 12 }, (_, index) => `Pagina ${index + 1}`));
    const sizes = ['md', 'lg', 'xl', null];
    expect(new Set(places)).toEqual(new Set(sizes));
    expect(places).toEqual(places.toSorted((a, b) => sizes.indexOf(a) - sizes.indexOf(b)));
  });

  it('stay in order: no entry overtakes one that has no room', () => {
    const long = 'Le spiagge raggiungibili a piedi in meno di mezz’ora';
    const places = placesOf([long, long, long, long, long, 'Blog']);
    expect(places.at(-1)).toBeNull();
  });

  it('leave a long name of the site some room', () => {
    const labels = ['Home', 'La casa', 'Date e prezzi', 'Recensioni', 'Contatti', 'Dintorni'];
    const narrow = placesOf(labels, 'Appartamenti Vista Mare di Nonna Carmela');
    const wide = placesOf(labels, 'Sole');
    expect(narrow.filter((from) => from === 'md').length).toBeLessThan(
      wide.filter((from) => from === 'md').length,
    );
  });

  it('are none for no entries', () => {
    expect(placesOf([])).toEqual([]);
  });
});
