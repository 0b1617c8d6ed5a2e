import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type ReceiptSettings,
  updateReceiptSettingsInput,
} from '#shared/receipts/receipts.schema.ts';

export const receiptNames = {
  stamps: 'Lascia il posto per la marca da bollo sopra 77,47 €',
  footnote: 'In fondo a ogni ricevuta',
  nextNumber: 'Prossimo numero',
} as const satisfies FieldNames<ReceiptSettings, 'lowestNext' | 'year' | 'missing'>;

export const receiptResolver = schemaResolver<ReceiptSettings>(async () => ({
  schema: updateReceiptSettingsInput,
}));

export const useSaveReceiptSettings = () =>
  trpc.receipts.updateSettings.useMutation({ meta: { success: 'Salvato' } });
