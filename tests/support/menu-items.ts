import type { MenuItem } from '#shared/menu/menu.schema.ts';

// Above the ids that tests choose: files of a worker share the count.
let serial = 1000;

/** An item as the server answers it, with the test's own values. */
export const menuItemOf = (label: string, own: Partial<MenuItem> = {}): MenuItem => {
  serial += 1;
  const id = own.id ?? serial;
  return {
    id,
    label,
    url: null,
    slug: null,
    parentId: null,
    order: 1,
    showOnDesktop: true,
    showOnMobile: true,
    visibleTo: 'USER',
    version: 1,
    ...own,
    children: (own.children ?? []).map((child, index) => ({
      ...child,
      parentId: id,
      order: index + 1,
    })),
  };
};
