import { expect, it } from 'vitest';
import { menuItemOf } from '#tests/support/menu-items.ts';
import { shownIds, whyHidden } from './menu-visibility.ts';

const reasonOf = (items: Parameters<typeof shownIds>[0], item = items[0]) =>
  item && whyHidden(item, shownIds(items));

it('what leads somewhere, or holds what does, is seen', () => {
  expect(reasonOf([menuItemOf('Home', { url: '/' })])).toBeNull();
  expect(
    reasonOf([menuItemOf('La casa', { children: [menuItemOf('Interni', { slug: 'interni' })] })]),
  ).toBeNull();
});

it('what leads nowhere and holds nothing is not', () => {
  expect(reasonOf([menuItemOf('Vuota')])).toMatch(/le serve uno slug, un URL o una voce/);
});

it('what is on another device than the item above it is not', () => {
  const child = menuItemOf('Interni', { slug: 'interni', showOnMobile: false });
  const parent = menuItemOf('La casa', { showOnDesktop: false, children: [child] });
  expect(reasonOf([parent], parent.children[0])).toMatch(/stessi dispositivi/);
  expect(reasonOf([parent])).toMatch(/stessi dispositivi/);
});
