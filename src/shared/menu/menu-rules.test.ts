import { expect, it } from 'vitest';
import { menuAddress, menuPlace } from './menu-rules.ts';

it('an item links to its page, otherwise to its URL, otherwise nowhere', () => {
  expect(menuAddress({ slug: 'chi-siamo', url: '/gallery' })).toBe('/pages/chi-siamo');
  expect(menuAddress({ slug: null, url: '/gallery' })).toBe('/gallery');
  expect(menuAddress({ slug: '', url: '' })).toBeNull();
});

it.each([
  ['/pages/chi-siamo', { slug: 'chi-siamo', url: null }],
  ['/pages/chi-siamo#orari', { slug: null, url: '/pages/chi-siamo#orari' }],
  ['/gallery', { slug: null, url: '/gallery' }],
  ['https://example.com/pages/a', { slug: null, url: 'https://example.com/pages/a' }],
  [' ', { slug: null, url: null }],
])('keeps %j as %j', (address, place) => {
  expect(menuPlace(address)).toEqual(place);
});
