import { expect, it } from 'vitest';
import { pageAddress, safeAddress } from './site-address.ts';

it.each([
  ['/', { path: '/', isPart: false }],
  ['/#casa', { path: '/', isPart: true }],
  ['/pages/isola', { path: '/pages/isola', isPart: false }],
  ['/admin/bookings?booking=7', { path: '/admin/bookings', isPart: false }],
  ['/pages/a?b=c&d=#e?f', { path: '/pages/a', isPart: true }],
  ['/apicoltura', { path: '/apicoltura', isPart: false }],
])('reads %s', (href, page) => {
  expect(pageAddress(href)).toEqual(page);
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
