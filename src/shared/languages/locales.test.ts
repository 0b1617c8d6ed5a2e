import { describe, expect, it } from 'vitest';
import { calledLocale, localizedPath, splitLocale } from './locales.ts';

describe('an address in a language', () => {
  it.each([
    ['/', '/de'],
    ['/#casa', '/de#casa'],
    ['/?arrivo=2027-07-04', '/de?arrivo=2027-07-04'],
    ['/blog?page=2', '/de/blog?page=2'],
    ['/design', '/de/design'],
  ])('%s is %s in German, and the other way round', (path, german) => {
    expect(localizedPath('de', path)).toBe(german);
    expect(splitLocale(german)).toEqual({ locale: 'de', path });
  });

  it('has no prefix in Italian', () => {
    expect(localizedPath('it', '/blog')).toBe('/blog');
    for (const path of ['/blog', '/design', '/it/blog', '/es/blog', '/DE/blog', '/', '']) {
      expect(splitLocale(path)).toEqual({ locale: 'it', path });
    }
  });

  it('has no prefix for staff', () => {
    expect(localizedPath('de', '/admin/bookings')).toBe('/admin/bookings');
    expect(localizedPath('de', '/administration')).toBe('/de/administration');
  });
});

it('takes a call’s language from its only tag', () => {
  expect(calledLocale('de')).toBe('de');
  expect(calledLocale(' FR ')).toBe('fr');
  for (const header of [undefined, '', 'es', 'de-AT', 'de,en;q=0.5', 'de;q=1', '*']) {
    expect(calledLocale(header)).toBe('it');
  }
});
