import type { UseFormReturn } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import {
  createMenuItemInput,
  type MenuItem,
  type UpdateMenuItemInput,
  updateMenuItemInput,
} from '#shared/menu.schema.ts';
import { menuMessages } from '#shared/menu-rules.ts';
import type { Role } from '#shared/roles.ts';

/** The table, and the menu of the site that this browser holds, are asked for again. */
const useRenewMenu = () => {
  const { menu } = trpc.useUtils();
  // No part of this screen asks for the site's menu, so marking it as old would renew nothing.
  return () =>
    Promise.all([menu.listAll.invalidate(), menu.list.prefetch(undefined, { staleTime: 0 })]);
};

// A write lasts until the table is there anew, so that it never shows for a moment what is no longer
// true. What failed may have been changed by somebody else.

export const useCreateMenuItem = () => trpc.menu.create.useMutation({ onSettled: useRenewMenu() });

export const useUpdateMenuItem = () => trpc.menu.update.useMutation({ onSettled: useRenewMenu() });

export const useDeleteMenuItem = () =>
  trpc.menu.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewMenu(),
  });

export const useReorderMenu = () =>
  trpc.menu.updateOrder.useMutation({ onSettled: useRenewMenu() });

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

/** An item as it is written down: what is empty is sent as none. */
export type MenuItemValues = Pick<
  MenuItem,
  'label' | 'parentId' | 'visibleTo' | 'showOnDesktop' | 'showOnMobile'
> & { slug: string; url: string };

export type MenuItemForm = UseFormReturn<MenuItemValues>;

export const menuItemNames = {
  label: 'Etichetta',
  slug: 'Slug',
  url: 'URL',
  parentId: 'Parent',
  visibleTo: 'Visibile a',
  showOnDesktop: 'Desktop',
  showOnMobile: 'Mobile',
} as const satisfies FieldNames<MenuItemValues>;

export const menuItemFields = keysOf(menuItemNames);

export const newMenuItem: MenuItemValues = {
  label: '',
  slug: '',
  url: '',
  parentId: null,
  visibleTo: 'USER',
  showOnDesktop: true,
  showOnMobile: true,
};

export const valuesOf = (item: MenuItem): MenuItemValues => ({
  label: item.label,
  slug: item.slug ?? '',
  url: item.url ?? '',
  parentId: item.parentId,
  visibleTo: item.visibleTo,
  showOnDesktop: item.showOnDesktop,
  showOnMobile: item.showOnMobile,
});

type Changes = Omit<UpdateMenuItemInput, 'id' | 'version'>;

const sentOf = (values: MenuItemValues) => ({
  ...values,
  slug: values.slug.trim() || null,
  url: values.url.trim() || null,
});

/** What was changed here; what was not stays as somebody else may have saved it meanwhile. */
export const changesOf = (values: MenuItemValues, before: MenuItemValues): Changes =>
  changedFields(menuItemFields, sentOf(values), sentOf(before));

/**
 * Fields are checked when they are left. The message waits until the press that left a field is over:
 * it moves what is below, and the press would miss it.
 */
export const validation = { mode: 'onTouched', delayError: 250 } as const;

export const newItemResolver = schemaResolver<MenuItemValues>(async () => ({
  schema: createMenuItemInput,
}));

/** A change is checked in part, so the schema cannot know whether one device is left. */
export const changedItemResolver = schemaResolver<MenuItemValues>(async () => ({
  schema: updateMenuItemInput.omit({ id: true }),
  alsoWrong: ({ showOnDesktop, showOnMobile }) =>
    showOnDesktop || showOnMobile
      ? null
      : { path: 'showOnDesktop', message: menuMessages.noDevice },
}));
