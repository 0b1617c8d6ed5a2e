import { expect, it } from 'vitest';
import type { MenuItem } from '#shared/menu.schema.ts';
import { menuItemsTo } from './menu-items-to.ts';

const item = (label: string, own: Partial<MenuItem> = {}): MenuItem => ({
  id: 1,
  label,
  url: null,
  slug: null,
  parentId: null,
  order: 1,
  showOnDesktop: true,
  showOnMobile: true,
  visibleTo: 'USER',
  version: 1,
  children: [],
  ...own,
});

it('finds the items that link to a page, at every level', () => {
  const items = [
    item('La casa', { slug: 'la-casa' }),
    item('L’isola', {
      children: [
        item('Le calette', { slug: 'calette' }),
        item('Anche qui', { url: '/pages/calette' }),
        // With both, the slug counts.
        item('Altrove', { slug: 'la-casa', url: '/pages/calette' }),
      ],
    }),
  ];
  expect(menuItemsTo('calette', items)).toEqual(['Le calette', 'Anche qui']);
  expect(menuItemsTo('traghetti', items)).toEqual([]);
});
