import type { MenuItem } from '#shared/menu.schema.ts';
import type { Role } from '#shared/roles.ts';

/** Who sees an entry, by its smallest audience. */
export const audienceNames: Record<Role, string> = {
  USER: 'Tutti',
  EDITOR: 'Editori e amministratori',
  ADMIN: 'Solo amministratori',
};

type Devices = Pick<MenuItem, 'showOnDesktop' | 'showOnMobile'>;

export const devicesInWords = ({ showOnDesktop, showOnMobile }: Devices): string => {
  if (showOnDesktop && showOnMobile) return 'Desktop e mobile';
  return showOnDesktop ? 'Solo desktop' : 'Solo mobile';
};

/** Read where the server gave no text of its own. */
export const menuFailures = {
  load: 'Failed to load menu',
  create: 'Errore creazione voce di menu.',
  update: "Errore durante l'aggiornamento del MenuItem",
  delete: "Errore durante l'eliminazione.",
  move: 'Errore riordinando le voci di menu.',
  movedMeanwhile:
    'Nel frattempo qualcuno ha cambiato il menu: la voce non è stata spostata. Ecco come sta adesso.',
} as const;

export const menuSuccesses = {
  create: 'Voce di menu creata con successo.',
  update: 'Voce aggiornata con successo.',
} as const;
