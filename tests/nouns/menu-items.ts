import { listed, type Noun, title } from '#tests/support/noun.ts';
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
      call('menu.create', { label: 'Spiagge', url: null, slug: null, parentId: null }),
    read: listed('menu.listAll'),
    update: 'menu.update',
    change: (n) => ({ label: title(n) }),
    remove: 'menu.delete',
  },
  day: ({ call }, id) => call('menu.updateOrder', { updates: [{ id, order: 5 }] }),
  secrets: ({ call }, mark) =>
    call('menu.create', { label: `${mark} voce`, url: '/admin', visibleTo: 'EDITOR' }),
  visitors: 'menu.test.ts walks through it',
};
