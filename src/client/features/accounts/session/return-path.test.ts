import { describe, expect, it } from 'vitest';
import { parseLoginSearch, returnPath } from './return-path.ts';

describe('returnPath', () => {
  it.each(['/', '/booking', '/admin/bookings?booking=12#note', '/a//b'])('keeps %s', (path) => {
    expect(returnPath(path)).toBe(path);
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
    12,
    null,
    undefined,
  ])('refuses %j', (value) => {
    expect(returnPath(value)).toBeUndefined();
  });
});

describe('parseLoginSearch', () => {
  it('overrides an origin that is not of this site', () => {
    expect(parseLoginSearch({ redirect: '//elsewhere.example' })).toStrictEqual({
      redirect: undefined,
    });
    expect(parseLoginSearch({ redirect: '/booking', other: 'x' })).toEqual({
      redirect: '/booking',
    });
  });
});
