import { describe, expect, it } from 'vitest';
import { menuItemOf } from '#tests/support/menu-items.ts';
import { placeEntries, textWidth } from './fitting-entries.ts';
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

describe('the width of a text', () => {
  // As measured in a browser, in em.
  it.each([
    ['Home', 2.74],
    ['La casa', 3.32],
    ['Date e prezzi', 5.88],
    ['Recensioni', 4.92],
    ['Altro', 2.23],
    ['Le nostre esperienze sul mare', 13.35],
  ])('of %s is about %d em', (text, width) => {
    expect(textWidth(text) / width).toBeGreaterThan(0.98);
    expect(textWidth(text) / width).toBeLessThan(1.06);
  });

  it('is the same with accents, and wide for letters of other scripts', () => {
    expect(textWidth('Perché')).toBe(textWidth('Perche'));
    expect(textWidth('民宿')).toBe(2);
    expect(textWidth('')).toBe(0);
  });
});

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
