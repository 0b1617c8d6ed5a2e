import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { createSupplierInput, type Supplier } from '#shared/suppliers.schema.ts';

/** Fallbacks for errors without a message. */
export const supplierFailures = {
  load: 'Errore nel caricamento dei fornitori',
  create: 'Errore nella creazione del fornitore',
  update: 'Errore nel salvataggio del fornitore',
  delete: 'Errore nell’eliminazione del fornitore',
} as const;

export type SupplierValues = Omit<Supplier, 'id' | 'version'>;

export const supplierNames = {
  name: 'Nome',
  trade: 'Che cosa fa',
  phone: 'Telefono',
  note: 'Note',
} as const satisfies FieldNames<SupplierValues>;

export const supplierFields = keysOf(supplierNames);

export const newSupplier: SupplierValues = { name: '', trade: '', phone: '', note: '' };

export const valuesOf = ({ name, trade, phone, note }: Supplier): SupplierValues => ({
  name,
  trade,
  phone,
  note,
});

/** Updates follow the same rules as new suppliers. */
export const supplierResolver = schemaResolver<SupplierValues>(async () => ({
  schema: createSupplierInput,
}));
