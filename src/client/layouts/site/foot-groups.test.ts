import { expect, it } from 'vitest';
import { italian } from '#tests/support/languages.ts';
import { menuItemOf } from '#tests/support/menu-items.ts';
import { footGroups } from './foot-groups.ts';

const groupsOf = (...menu: ReturnType<typeof menuItemOf>[]) =>
  footGroups(menu, italian).map(({ title, links }) => [
    italian.t(title),
    links.map(({ label }) => label),
  ]);

it('gather the pages of the menu, each once, with the privacy page and the registration', () => {
  const house = menuItemOf('La casa', {
    url: '/#casa',
    children: [
      menuItemOf('Com’è fatta', { url: '/#casa' }),
      menuItemOf('Come arrivare', { slug: 'come-arrivare' }),
    ],
  });
  const dates = menuItemOf('Date e prezzi', { url: '/#disponibilita' });
  const contact = menuItemOf('Contatti', { url: '/contact' });
  expect(groupsOf(house, dates, contact)).toEqual([
    ['La casa', ['La casa', 'Come arrivare']],
    ['Prenotare', ['Date e prezzi', 'Registrati']],
    ['Noi', ['Contatti', 'Informativa privacy']],
  ]);
});

it('leave out a group without pages', () => {
  expect(groupsOf()).toEqual([
    ['Prenotare', ['Registrati']],
    ['Noi', ['Informativa privacy']],
  ]);
});
