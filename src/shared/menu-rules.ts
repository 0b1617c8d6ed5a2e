import type { Role } from './roles.ts';

/** The lowest role that sees a menu item; USER includes visitors, and those who clean the house. */
export const audiences = ['USER', 'EDITOR', 'ADMIN'] as const satisfies readonly Role[];
export type Audience = (typeof audiences)[number];

/** Whose items somebody sees; null for a visitor. */
export const audiencesOf = (role: Role | null): readonly Audience[] =>
  audiences.slice(0, Math.max(1, audiences.indexOf(role as Audience) + 1));

export const menuMessages = {
  labelRequired: 'Il campo "label" è obbligatorio.',
  noDevice: 'Devi selezionare almeno un dispositivo.',
  withoutLabel: 'Senza etichetta',
  hasChildren: 'Impossibile cancellare una voce che ha dei figli.',
};

/** Maximum depth of the menu. */
export const MENU_MAX_DEPTH = 3;

export type MenuDevices = {
  showOnDesktop?: boolean | undefined;
  showOnMobile?: boolean | undefined;
};
