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
