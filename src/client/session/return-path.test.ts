import { describe, expect, it } from 'vitest';
import { parseLoginSearch, parseReturnPath } from './return-path.ts';

describe('parseReturnPath', () => {
  it.each(['/', '/booking', '/admin/bookings?booking=12#note', '/a//b'])('keeps %s', (path) => {
    expect(parseReturnPath(path)).toBe(path);
  });

  it('leaves the language to the page', () => {
    expect(parseReturnPath('/de/booking?mese=2027-06')).toBe('/booking?mese=2027-06');
    expect(parseReturnPath('/fr')).toBe('/');
  });

  it.each([
    '',
    'booking',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\/elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    ' /booking',
    'javascript:alert(1)',
    '/de//elsewhere.example',
    '/de/\\elsewhere.example',
    12,
    null,
    undefined,
  ])('refuses %j', (value) => {
    expect(parseReturnPath(value)).toBeUndefined();
  });
});

describe('parseLoginSearch', () => {
  it('replaces a path that leads to another site', () => {
    expect(parseLoginSearch({ redirect: '//elsewhere.example' })).toStrictEqual({
      redirect: undefined,
    });
    expect(parseLoginSearch({ redirect: '/booking', other: 'x' })).toEqual({
      redirect: '/booking',
    });
  });
});
