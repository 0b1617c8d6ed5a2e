import { describe, expect, it } from 'vitest';
import { menuItemOf } from '#tests/support/menu-items.ts';
import { itemsFor, linksOf, type MenuEntry, menuEntries } from './menu-entries.ts';

const labels = (entries: readonly MenuEntry[]): unknown[] =>
  entries.flatMap(({ label, children }) =>
    children.length > 0 ? [label, labels(children)] : [label],
  );

describe('the entries of a device', () => {
  const items = [
    menuItemOf('Home', { url: '/' }),
    menuItemOf('Solo mobile', { url: '/m', showOnDesktop: false }),
    menuItemOf('Dintorni', {
      children: [
        menuItemOf('Spiagge', {
          children: [menuItemOf('Cala Rossa', { slug: 'cala-rossa', showOnMobile: false })],
        }),
        menuItemOf('Vuota'),
      ],
    }),
    menuItemOf('Nascosta su mobile', {
      url: '/d',
      showOnMobile: false,
      children: [menuItemOf('Con lei', { url: '/sotto' })],
    }),
  ];

  it('are those flagged for it, down to the third level', () => {
    expect(labels(menuEntries(items, 'desktop'))).toEqual([
      'Home',
      'Dintorni',
      ['Spiagge', ['Cala Rossa']],
      'Nascosta su mobile',
      ['Con lei'],
    ]);
  });

  it('leave out the children of a hidden item, and items without link and children', () => {
    expect(labels(menuEntries(items, 'mobile'))).toEqual(['Home', 'Solo mobile']);
  });
});

it('the links of an entry begin with its own, if it has one', () => {
  const child = menuItemOf('Interni', { url: '/interni' });
  const hrefs = (url: string | null) =>
    menuEntries([menuItemOf('La casa', { url, children: [child] })], 'desktop')
      .flatMap(linksOf)
      .map(({ href, children }) => [href, children.length]);
  expect(hrefs('/casa')).toEqual([
    ['/casa', 0],
    ['/interni', 0],
  ]);
  expect(hrefs(null)).toEqual([['/interni', 0]]);
});

it('a role sees the items of its audience, and no children of hidden ones', () => {
  const items = [
    menuItemOf('Tutti', { children: [menuItemOf('Redazione', { visibleTo: 'EDITOR' })] }),
    menuItemOf('Amministratori', { visibleTo: 'ADMIN', children: [menuItemOf('Sotto')] }),
  ];
  const seenBy = (role: Parameters<typeof itemsFor>[1]) =>
    itemsFor(items, role).map(({ label, children }) => [label, children.length]);
  expect(seenBy(null)).toEqual([['Tutti', 0]]);
  expect(seenBy('USER')).toEqual([['Tutti', 0]]);
  expect(seenBy('EDITOR')).toEqual([['Tutti', 1]]);
  expect(seenBy('ADMIN')).toEqual([
    ['Tutti', 1],
    ['Amministratori', 1],
  ]);
});
