import type { UseFormReturn } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  changedMenuItemForm,
  type MenuItem,
  newMenuItemForm,
  type UpdateMenuItemInput,
} from '#shared/menu/menu.schema.ts';
import { type Audience, menuAddress, menuPlace } from '#shared/menu/menu-rules.ts';

export const useCreateMenuItem = () =>
  trpc.menu.create.useMutation({ meta: { success: 'Voce di menu creata con successo.' } });

/** By the least role that sees an entry. */
export const audienceNames: Record<Audience, string> = {
  USER: 'Tutti',
  EDITOR: 'Editori e amministratori',
  ADMIN: 'Solo amministratori',
};

type Devices = Pick<MenuItem, 'showOnDesktop' | 'showOnMobile'>;

export const formatDevices = ({ showOnDesktop, showOnMobile }: Devices): string => {
  if (showOnDesktop && showOnMobile) return 'Desktop e mobile';
  return showOnDesktop ? 'Solo desktop' : 'Solo mobile';
};

/** Shown if the server sent no message. */
export const menuFailures = {
  load: 'Failed to load menu',
  create: 'Errore creazione voce di menu.',
  update: "Errore durante l'aggiornamento del MenuItem",
  delete: "Errore durante l'eliminazione.",
  move: 'Errore riordinando le voci di menu.',
  movedMeanwhile:
    'Nel frattempo qualcuno ha cambiato il menu: la voce non è stata spostata. Ecco come sta adesso.',
} as const;

/** The form's values. An item with an empty address only groups others; null is not chosen yet. */
export type MenuItemValues = Pick<
  MenuItem,
  'label' | 'parentId' | 'visibleTo' | 'showOnDesktop' | 'showOnMobile'
> & { address: string | null };

export type MenuItemForm = UseFormReturn<MenuItemValues>;

export const menuItemNames = {
  label: 'Etichetta',
  address: 'Dove porta',
  parentId: 'Sotto',
  visibleTo: 'Visibile a',
  showOnDesktop: 'Desktop',
  showOnMobile: 'Mobile',
} as const satisfies FieldNames<MenuItemValues>;

export const menuItemFields = keysOf(menuItemNames);

export const newMenuItem: MenuItemValues = {
  label: '',
  address: null,
  parentId: null,
  visibleTo: 'USER',
  showOnDesktop: true,
  showOnMobile: true,
};

export const valuesOf = (item: MenuItem): MenuItemValues => ({
  label: item.label,
  address: menuAddress(item) ?? '',
  parentId: item.parentId,
  visibleTo: item.visibleTo,
  showOnDesktop: item.showOnDesktop,
  showOnMobile: item.showOnMobile,
});

type Changes = Omit<UpdateMenuItemInput, 'id' | 'seenVersion'>;

export const inputOf = ({ address, ...item }: MenuItemValues) => ({
  ...item,
  ...menuPlace(address),
});

export const changesOf = (values: MenuItemValues, before: MenuItemValues): Changes => {
  const { address, ...changes } = changedFields(menuItemFields, values, before);
  return { ...changes, ...(address !== undefined && menuPlace(address)) };
};

export const newItemResolver = schemaResolver<MenuItemValues>(async () => ({
  schema: newMenuItemForm,
  alsoWrong: ({ address }) =>
    address === null ? { path: 'address', message: 'Scegli dove porta la voce.' } : null,
}));

export const changedItemResolver = schemaResolver<MenuItemValues>(async () => ({
  schema: changedMenuItemForm,
}));
