import { menuItemNames } from '#client/features/menu/admin/menu-item.form.ts';
import { menuTexts } from '#server/features/menu/menu.texts.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { listed, type Noun, openDialog, title } from '#tests/support/noun.ts';
import { internal, notShown, shown } from '#tests/support/shown.ts';
import { everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a menu item',
  access: {
    'menu.list': everybody,
    'menu.listAll': staffOnly,
    'menu.create': [staffOnly, { label: '' }],
    'menu.updateOrder': [staffOnly, { updates: [{ ...noSuchId, order: 1 }] }],
    'menu.update': [staffOnly, { ...noSuchId, label: 'Altro' }],
    'menu.delete': [staffOnly, noSuchId],
  },
  edited: {
    tables: ['menuItems'],
    make: ({ call }) =>
      call('menu.create', { label: 'Spiagge', url: '/gallery', slug: null, parentId: null }),
    read: listed('menu.listAll'),
    update: 'menu.update',
    change: (n) => ({ label: title(n) }),
    remove: 'menu.delete',
  },
  day: ({ call }, id) => call('menu.updateOrder', { updates: [{ id, order: 5 }] }),
  secrets: ({ call }, mark) =>
    call('menu.create', { label: `${mark} voce`, url: '/admin', visibleTo: 'EDITOR' }),
  visitors: shown<MenuItem>({
    read: async (api) => (await api.menu.list.query()).find(({ slug }) => slug),
    path: () => '/',
    fields: {
      id: internal,
      label: ({ label }) => label,
      url: notShown('where an entry leads that is not a page'),
      slug: ({ slug }) => `/pages/${slug}`,
      parentId: notShown('the entry under which it stands'),
      order: notShown('the order of the entries'),
      showOnDesktop: notShown('on which windows it is seen'),
      showOnMobile: notShown('on which windows it is seen'),
      visibleTo: notShown('what is for others is not sent'),
      untranslated: internal,
      children: notShown('entries themselves'),
      version: internal,
    },
  }),
  form: {
    path: '/admin/menu',
    steps: [openDialog('Nuova Voce')],
    labels: { ...menuItemNames, url: menuItemNames.address, slug: menuItemNames.address },
  },
  translated: { texts: menuTexts, same: { url: 'an address', slug: 'an address' } },
};
