import { z } from 'zod';
import {
  entityId,
  optionalText,
  requiredLine,
  seenVersion,
  version,
} from './forms/fields.schema.ts';

/** A person or firm that works for the house. */
export const supplier = z.object({
  id: entityId,
  name: z.string(),
  /** What they do: 'idraulico'. */
  trade: z.string(),
  phone: z.string(),
  note: z.string(),
  version,
});
export type Supplier = z.infer<typeof supplier>;

const fields = {
  name: requiredLine('Il nome è obbligatorio', 100),
  trade: requiredLine('Scrivi che cosa fa', 60),
  phone: requiredLine('Il telefono è obbligatorio', 40),
};
const note = optionalText(500);

export const createSupplierInput = z.object({ ...fields, note: note.default('') });

/** Fields left out keep their values. */
export const updateSupplierInput = z
  .object({ ...fields, note })
  .partial()
  .extend({ id: entityId, version: seenVersion });
export type UpdateSupplierInput = z.infer<typeof updateSupplierInput>;
