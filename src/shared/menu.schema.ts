import { z } from 'zod';
import { entityId } from './fields.schema.ts';
import { roles } from './roles.ts';

export const menuItem = z.object({
  id: entityId,
  label: z.string(),
  url: z.string().nullable(),
  slug: z.string().nullable(),
  parentId: entityId.nullable(),
  order: z.number().int(),
  showOnDesktop: z.boolean(),
  showOnMobile: z.boolean(),
  visibleTo: z.enum(roles),
  get children() {
    return z.array(menuItem);
  },
});
export type MenuItem = z.infer<typeof menuItem>;
