import { expect, it } from 'vitest';
import { pageAddress, safeAddress } from './site-address.ts';

it.each([
  ['/', { to: '/', search: {}, hash: '' }],
  ['/#casa', { to: '/', search: {}, hash: 'casa' }],
  ['/pages/isola', { to: '/pages/isola', search: {}, hash: '' }],
  ['/admin/bookings?booking=7', { to: '/admin/bookings', search: { booking: 7 }, hash: '' }],
  ['/pages/a?b=c&d=#e?f', { to: '/pages/a', search: { b: 'c', d: '' }, hash: 'e?f' }],
  ['/apicoltura', { to: '/apicoltura', search: {}, hash: '' }],
])('splits %s', (href, parts) => {
  expect(pageAddress(href)).toEqual(parts);
});

it.each(['/uploads/mappa.pdf', '/api/docs', '/api?x=1', '/healthz'])(
  'leaves %s to the browser',
  (href) => {
    expect(pageAddress(href)).toBeNull();
    expect(safeAddress(href)).toBe(href);
  },
);

it.each([
  'https://esempio.it/?a=b',
  'mailto:casa@esempio.it',
  'tel:+390000',
  '#prenota',
  '/de/blog?page=2',
  '/fr',
])('leaves %s as it is', (href) => {
  expect(pageAddress(href)).toBeNull();
  expect(safeAddress(href)).toBe(href);
});

it.each(['//altro.it', '/\\altro.it', 'javascript:alert(1)', 'casa', ''])(
  'opens nothing for %j',
  (href) => {
    expect(pageAddress(href)).toBeNull();
    expect(safeAddress(href)).toBeUndefined();
  },
);
