import { describe, expect, it } from 'vitest';
import { adminPlaces } from './admin-navigation.ts';
import { placeAt, placesOf } from './current-place.ts';

const namesAt = (pathname: string, search = {}) => {
  const found = placeAt(adminPlaces, { pathname, search });
  return found && [found.place.label, found.tab.label, found.screen.label];
};

describe('the current place', () => {
  it.each([
    ['/admin', {}, ['Oggi', 'Oggi', 'Oggi']],
    ['/admin/bookings', { q: 'Rita', page: 2 }, ['Prenotazioni', 'Elenco', 'Elenco']],
    ['/admin/bookings', { view: 'calendar' }, ['Prenotazioni', 'Calendario', 'Calendario']],
    ['/admin/bookings', { unpaid: true, booking: 7 }, ['Prenotazioni', 'Da saldare', 'Da saldare']],
    ['/admin/media', {}, ['Sito', 'Foto', 'Tutte le foto']],
    ['/admin/audit', { of: 3 }, ['Impostazioni', 'Registro', 'Registro']],
  ])('of %s with %o is %j', (pathname, search, names) => {
    expect(namesAt(pathname, search)).toEqual(names);
  });

  it('of an unknown address is none', () => {
    expect(namesAt('/admin/nothing')).toBeUndefined();
  });
});

describe('the places', () => {
  const labels = (role: 'EDITOR' | 'ADMIN') =>
    placesOf(adminPlaces, role).flatMap(({ tabs }) => tabs.map(({ label }) => label));

  it('of an editor have no screen for administrators', () => {
    const open = labels('EDITOR');
    expect(labels('ADMIN').filter((label) => !open.includes(label))).toEqual([
      'Soldi',
      'Persone',
      'Dati personali',
      'Copie di sicurezza',
      'Registro',
    ]);
  });

  it('lead an editor to their first screen', () => {
    expect(placesOf(adminPlaces, 'EDITOR')).toHaveLength(adminPlaces.length);
  });

  it('are seven, and four of them are in the bar of phones', () => {
    expect(adminPlaces.map(({ foot }) => foot?.label)).toEqual([
      ...['Oggi', 'Calendario', 'Posta', undefined, undefined, 'Sito', undefined],
    ]);
  });
});
