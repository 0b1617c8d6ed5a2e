import type { UseFormReturn } from 'react-hook-form';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  createMenuItemInput,
  type MenuItem,
  type UpdateMenuItemInput,
  updateMenuItemInput,
} from '#shared/menu.schema.ts';
import { menuMessages } from '#shared/menu-rules.ts';

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
