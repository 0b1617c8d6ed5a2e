import { describe, expect, it } from 'vitest';
import { menuItemOf } from '#tests/support/menu-items.ts';
import { type MenuRow, menuRows, moved, possibleParents, rowBeside } from './menu-rows.ts';

const cala = menuItemOf('Cala Rossa', { id: 13 });
const spiagge = menuItemOf('Spiagge', { id: 12, children: [cala] });
const dintorni = menuItemOf('Dintorni', { id: 11, order: 1, children: [spiagge] });
const casa = menuItemOf('La casa', { id: 14, order: 2, children: [menuItemOf('Interni')] });
const home = menuItemOf('Home', { id: 16, order: 5 });
const rows = menuRows([dintorni, casa, home]);

const labelsOf = (found: typeof rows) => found.map(({ item }) => item.label);

describe('the rows', () => {
  it('follow the tree, each with its level, parent and place', () => {
    expect(
      rows.map(({ item, level, parent, place, siblings }) => [
        item.label,
        level,
        parent?.label ?? null,
        `${place}/${siblings.length}`,
      ]),
    ).toEqual([
      ['Dintorni', 1, null, '1/3'],
      ['Spiagge', 2, 'Dintorni', '1/1'],
      ['Cala Rossa', 3, 'Spiagge', '1/1'],
      ['La casa', 1, null, '2/3'],
      ['Interni', 2, 'La casa', '1/1'],
      ['Home', 1, null, '3/3'],
    ]);
  });

  it('find the neighbour of a row', () => {
    expect(rowBeside(rows, 13)?.item.label).toBe('La casa');
    expect(rowBeside(rows, 16)?.item.label).toBe('Interni');
    expect(rowBeside(menuRows([home]), 16)).toBeUndefined();
  });
});

describe('a move', () => {
  it('to the place beside swaps the order of two items', () => {
    expect(moved(rows[3] as MenuRow, 3)).toEqual([
      { id: 16, order: 2, seenVersion: 1 },
      { id: 14, order: 5, seenVersion: 1 },
    ]);
  });

  it('further away also moves those between', () => {
    expect(moved(rows[5] as MenuRow, 1)).toEqual([
      { id: 16, order: 1, seenVersion: 1 },
      { id: 11, order: 2, seenVersion: 1 },
      { id: 14, order: 5, seenVersion: 1 },
    ]);
  });
});

describe('the possible parents', () => {
  it('are, for a new item, all items above the last level', () => {
    expect(labelsOf(possibleParents(rows, null))).toEqual([
      'Dintorni',
      'Spiagge',
      'La casa',
      'Interni',
      'Home',
    ]);
  });

  it('exclude the item itself, its descendants, and parents that are too deep', () => {
    expect(labelsOf(possibleParents(rows, dintorni))).toEqual([]);
    expect(labelsOf(possibleParents(rows, spiagge))).toEqual(['Dintorni', 'La casa', 'Home']);
    expect(labelsOf(possibleParents(rows, casa))).toEqual(['Dintorni', 'Home']);
    expect(labelsOf(possibleParents(rows, home))).toEqual([
      'Dintorni',
      'Spiagge',
      'La casa',
      'Interni',
    ]);
  });
});
