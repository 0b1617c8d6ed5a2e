import type { Role } from '#shared/accounts/roles.ts';

/** The lowest role that sees a menu item; USER includes visitors. */
export const audiences = ['USER', 'EDITOR', 'ADMIN'] as const satisfies readonly Role[];
export type Audience = (typeof audiences)[number];

/** The audiences whose items a role sees; null for a visitor. */
export const audiencesOf = (role: Role | null): readonly Audience[] =>
  audiences.slice(0, Math.max(1, audiences.indexOf(role as Audience) + 1));

export const menuMessages = {
  labelRequired: 'Il campo "label" è obbligatorio.',
  noDevice: 'Devi selezionare almeno un dispositivo.',
  withoutLabel: 'Senza etichetta',
  hasChildren: 'Impossibile cancellare una voce che ha dei figli.',
};

type MenuPlace = { slug: string | null; url: string | null };

/** Null for an item that only groups others. */
export const menuAddress = ({ slug, url }: MenuPlace): string | null =>
  slug ? `/pages/${slug}` : url || null;

/** How an item keeps its address: a page by its slug, so that the item follows when it changes. */
export const menuPlace = (address: string | null): MenuPlace => {
  const target = address?.trim() || null;
  const [, slug = null] = /^\/pages\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(target ?? '') ?? [];
  return { slug, url: slug === null ? target : null };
};

/** Maximum depth of the menu. */
export const MENU_MAX_DEPTH = 3;

export type MenuDevices = {
  showOnDesktop?: boolean | undefined;
  showOnMobile?: boolean | undefined;
};
