import { z } from 'zod';
import {
  entityId,
  linkAddress,
  optionalLine,
  requiredLine,
  seenVersion,
  slug,
  version,
} from '#shared/forms/fields.schema.ts';
import { untranslated } from '#shared/languages/translated.schema.ts';
import { audiences, type MenuDevices, menuMessages } from './menu-rules.ts';

export const menuItem = z.object({
  id: entityId,
  label: z.string(),
  url: z.string().nullable(),
  slug: z.string().nullable(),
  parentId: entityId.nullable(),
  order: z.number().int(),
  showOnDesktop: z.boolean(),
  showOnMobile: z.boolean(),
  visibleTo: z.enum(audiences),
  version,
  untranslated,
  get children() {
    return z.array(menuItem);
  },
});
export type MenuItem = z.infer<typeof menuItem>;

const LABEL_MAX = 60;

/** An empty string becomes null. */
const emptyAsNull = (value: unknown) => (value === '' ? null : value);
const url = z.preprocess(emptyAsNull, linkAddress.nullable());
const slugOrNone = z.preprocess(emptyAsNull, slug('Indica lo slug').nullable());

const anyDevice = ({ showOnDesktop, showOnMobile }: MenuDevices): boolean =>
  showOnDesktop !== false || showOnMobile !== false;

const deviceMessage = { error: menuMessages.noDevice, path: ['showOnDesktop'] };

const newItem = {
  label: requiredLine(menuMessages.labelRequired, LABEL_MAX),
  parentId: entityId.nullable().default(null),
  showOnDesktop: z.boolean().default(true),
  showOnMobile: z.boolean().default(true),
  visibleTo: z.enum(audiences).default('USER'),
};

/** A new entry becomes the last of its siblings. */
export const createMenuItemInput = z
  .object({ ...newItem, url: url.default(null), slug: slugOrNone.default(null) })
  .refine(anyDevice, deviceMessage);
export type CreateMenuItemInput = z.input<typeof createMenuItemInput>;

const emptiableLabel = optionalLine(LABEL_MAX).overwrite(
  (label) => label || menuMessages.withoutLabel,
);

/** The owners' forms: where an entry leads is one field there. */
export const newMenuItemForm = z
  .object({ ...newItem, address: linkAddress.nullable() })
  .refine(anyDevice, deviceMessage);
export const changedMenuItemForm = z
  .object({ ...newItem, label: emptiableLabel, address: linkAddress })
  .refine(anyDevice, deviceMessage);

/** Fields left out keep their values; an empty label becomes 'Senza etichetta'. */
export const updateMenuItemInput = z.object({
  id: entityId,
  label: emptiableLabel.optional(),
  url: url.optional(),
  slug: slugOrNone.optional(),
  parentId: entityId.nullable().optional(),
  showOnDesktop: z.boolean().optional(),
  showOnMobile: z.boolean().optional(),
  visibleTo: z.enum(audiences).optional(),
  seenVersion,
});
export type UpdateMenuItemInput = z.infer<typeof updateMenuItemInput>;

/** New positions among siblings, usually of two entries that swap places. */
export const updateMenuOrderInput = z.object({
  updates: z
    .array(
      z.object({
        id: entityId,
        order: z.number().int().min(0).max(10_000),
        seenVersion,
      }),
    )
    .min(1)
    .max(200),
});
export type UpdateMenuOrderInput = z.infer<typeof updateMenuOrderInput>;
