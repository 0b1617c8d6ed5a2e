import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import { createSupplierInput, supplier, updateSupplierInput } from '#shared/suppliers.schema.ts';
import {
  createSupplier,
  deleteSupplier,
  listSuppliers,
  updateSupplier,
} from './suppliers.service.ts';

export const suppliersRouter = router({
  list: staffProcedure
    .meta(rest('GET /suppliers', 'All suppliers, by trade'))
    .input(z.void())
    .output(z.array(supplier))
    .query(({ ctx }) => listSuppliers(ctx.app.database)),

  create: staffProcedure
    .meta(rest('POST /suppliers', 'Add a supplier', { creates: true }))
    .input(createSupplierInput)
    .output(supplier)
    .mutation(({ ctx, input }) => createSupplier(ctx.app, input)),

  update: staffProcedure
    .meta(rest('PUT /suppliers/{id}', 'Change a supplier'))
    .input(updateSupplierInput)
    .output(supplier)
    .mutation(({ ctx, input }) => updateSupplier(ctx.app, input)),

  delete: staffProcedure
    .meta(rest('DELETE /suppliers/{id}', 'Delete a supplier'))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { name } = await deleteSupplier(ctx.app, input.id);
      ctx.note.label = name;
      return { message: 'Fornitore eliminato.' };
    }),
});
