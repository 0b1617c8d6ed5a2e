import { expect, it } from 'vitest';
import { menuItemOf } from '#tests/support/menu-items.ts';
import { hiddenReason, shownIds } from './menu-visibility.ts';

const reasonOf = (items: Parameters<typeof shownIds>[0], item = items[0]) =>
  item && hiddenReason(item, shownIds(items));

it('an item with a link, or with a visible child, is visible', () => {
  expect(reasonOf([menuItemOf('Home', { url: '/' })])).toBeNull();
  expect(
    reasonOf([menuItemOf('La casa', { children: [menuItemOf('Interni', { slug: 'interni' })] })]),
  ).toBeNull();
});

it('an item without link and children is hidden', () => {
  expect(reasonOf([menuItemOf('Vuota')])).toMatch(/non porta da nessuna parte/);
});

it('an item on another device than its parent is hidden', () => {
  const child = menuItemOf('Interni', { slug: 'interni', showOnMobile: false });
  const parent = menuItemOf('La casa', { showOnDesktop: false, children: [child] });
  expect(reasonOf([parent], parent.children[0])).toMatch(/stessi dispositivi/);
  expect(reasonOf([parent])).toMatch(/stessi dispositivi/);
});
