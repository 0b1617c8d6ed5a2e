import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { menuAddress } from '#shared/menu/menu-rules.ts';
import { menuRouter } from './menu.router.ts';
import { listAllItems, removeMenuItems } from './menu.service.ts';
import { menuTexts } from './menu.texts.ts';

const menuItem = { subject: 'menuItem', label: 'label', object: ['la voce', 'una voce'] } as const;

export const menuCard = {
  router: menuRouter,
  tag: 'The menu of the public pages',
  audit: {
    'menu.create': content('aggiunto al menu', menuItem),
    'menu.update': content('modificato nel menu', menuItem),
    'menu.updateOrder': content('riordinato il menu'),
    'menu.delete': content('eliminato dal menu', menuItem),
  },
  tables: {
    menuItems: 'nothing',
  },
  translated: menuTexts,
  sampled: {
    kind: 'menu-item',
    table: 'menuItems',
    endsWithEdit: true,
    remove: removeMenuItems,
  },
  links: async (db) =>
    (await listAllItems(db)).map((item) => ({
      address: menuAddress(item) ?? '',
      place: `Menu: voce «${item.label}»`,
      path: '/admin/menu',
    })),
} satisfies Card;
