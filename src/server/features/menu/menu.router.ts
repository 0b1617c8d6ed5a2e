import { z } from 'zod';
import { optionalUserProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  createMenuItemInput,
  menuItem,
  updateMenuItemInput,
  updateMenuOrderInput,
} from '#shared/menu/menu.schema.ts';
import { getMenu, getTranslatedMenu } from './menu.service.ts';
import {
  createMenuItem,
  deleteMenuItem,
  reorderMenu,
  updateMenuItem,
} from './menu-changes.service.ts';

export const menuRouter = router({
  list: optionalUserProcedure
    .meta(
      rest('GET /menuitems', 'The menu that the caller may see, as a tree', { staysOpen: true }),
    )
    .input(z.void())
    .output(z.array(menuItem))
    .query(({ ctx: { app, viewer, isHidden, locale } }) =>
      isHidden ? [] : getTranslatedMenu(app.database, viewer, locale),
    ),

  /** The whole menu, for every caller's role: ordering it takes all siblings. */
  listAll: staffProcedure
    .input(z.void())
    .output(z.array(menuItem))
    .query(({ ctx }) => getMenu(ctx.app.database, 'ADMIN')),

  create: staffProcedure
    .meta(
      rest('POST /menuitems', 'Create a menu entry', {
        creates: true,
        description: 'The entry comes last among its siblings: a sent `order` is ignored.',
      }),
    )
    .input(createMenuItemInput)
    .output(menuItem)
    .mutation(({ ctx, input }) => createMenuItem(ctx.app, input)),

  updateOrder: staffProcedure
    .meta(
      rest('POST /menuitems/updateOrder', 'Reorder entries among their siblings', {
        mayMiss: true,
      }),
    )
    .input(updateMenuOrderInput)
    .output(z.object({ message: z.string(), items: z.array(menuItem) }))
    .mutation(async ({ ctx, input }) => ({
      message: 'Ordine aggiornato.',
      items: await reorderMenu(ctx.app, input),
    })),

  update: staffProcedure
    .meta(rest('PUT /menuitems/{id}', 'Change a menu entry'))
    .input(updateMenuItemInput)
    .output(menuItem)
    .mutation(({ ctx, input }) => updateMenuItem(ctx.app, input)),

  delete: staffProcedure
    .meta(rest('DELETE /menuitems/{id}', 'Delete a menu entry'))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { label } = await deleteMenuItem(ctx.app, input.id);
      ctx.note.label = label;
      return { message: 'Voce eliminata con successo.' };
    }),
});
