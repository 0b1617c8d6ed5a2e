import { CalendarDays } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { adminPlaces } from '#client/layouts/admin/admin-navigation.ts';
import { searchableScreens } from '#client/layouts/admin/current-place.ts';
import { searchKinds } from '#shared/search.schema.ts';
import { matchScreens, optionGroups } from './search-options.ts';

const screens = searchableScreens(adminPlaces);
const labelsFor = (text: string): string[] => matchScreens(text, screens).map(({ label }) => label);

describe('screens', () => {
  it.each([
    ['mail', 'Impostazioni · Posta e apertura'],
    ['tassa', 'Prezzi e incassi · Prezzi'],
    ['TASSA di sogg', 'Prezzi e incassi · Prezzi'],
    ['password', 'Impostazioni · Persone'],
    ['backup', 'Impostazioni · Copie di sicurezza'],
    ['ripristin', 'Impostazioni · Copie di sicurezza'],
    ['CIN', 'Sito · La casa'],
    ['blocca', 'Prenotazioni · Elenco'],
    ['prenotaz', 'Prenotazioni · Calendario'],
    ['gdpr', 'Impostazioni · Dati personali'],
    ['foto', 'Sito · Foto · Tutte le foto'],
    ['luglio', 'Prenotazioni · Calendario'],
    ['wifi', 'Sito · La casa'],
  ])('«%s» leads to %s', (text, label) => {
    expect(labelsFor(text)).toContain(label);
  });

  it('are found by the beginning of each word, not by its middle', () => {
    expect(labelsFor('ackup')).toEqual([]);
    expect(labelsFor('tassa backup')).toEqual([]);
    expect(labelsFor('  ')).toEqual([]);
  });
});

const screen = { to: '/admin/bookings', label: 'Prenotazioni', Icon: CalendarDays } as const;
const hit = { id: 7, title: 'Zoè Àvila', detail: '2–9 agosto 2025 · Confermata' };

describe('the search options', () => {
  it('contain the stay itself, under the name of its screen', () => {
    const groups = [{ kind: 'booking' as const, total: 1, hits: [hit] }];
    expect(optionGroups({ text: 'zoe', screens: [screen], groups })).toEqual([
      {
        id: 'booking',
        label: 'Prenotazioni',
        options: [
          {
            id: 'booking-0',
            title: hit.title,
            detail: hit.detail,
            Icon: CalendarDays,
            target: { to: '/admin/bookings', search: { booking: 7 } },
          },
        ],
      },
    ]);
  });

  it('begin with screens, and end with a link to all results', () => {
    const groups = [{ kind: 'booking' as const, total: 12, hits: [hit] }];
    const [first, second] = optionGroups({ text: 'pren', screens: [screen], groups });
    expect(first).toMatchObject({ label: 'Schermate', options: [{ title: 'Prenotazioni' }] });
    expect(second?.options.at(-1)).toMatchObject({
      title: 'Mostra tutti i 12 risultati',
      target: { to: '/admin/bookings', search: { q: 'pren', past: true } },
    });
  });

  it('say how many there are where no screen lists all results', () => {
    const groups = [{ kind: 'payment' as const, total: 12, hits: [hit] }];
    const [found] = optionGroups({ text: 'zoe', screens: [screen], groups });
    expect(found?.label).toBe('Pagamenti: 1 di 12');
    expect(found?.options.map(({ target }) => target)).toEqual([
      { to: '/admin/bookings', search: { booking: 7 } },
    ]);
  });

  it('of every kind lead to a screen of the navigation, and have unique ids', () => {
    const groups = searchKinds.map((kind) => ({ kind, total: 9, hits: [hit, hit] }));
    const found = optionGroups({ text: 'zoe', screens, groups });
    expect(found.map(({ label }) => label)).not.toContain('');
    const options = found.flatMap((group) => group.options);
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    const known = screens.map(({ to }) => to);
    for (const { target } of options) expect(known).toContain(target.to);
  });
});
