import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type PaymentTermsAnswer,
  updatePaymentTermsInput,
} from '#shared/money/payment-terms.schema.ts';

export const termsNames = {
  isOn: 'Seguire i soldi dei soggiorni',
  deposit: 'Caparra o acconto',
  balanceDays: 'Saldo',
  damageDepositCents: 'Cauzione (€)',
  cancellation: 'Se un ospite annulla',
  account: 'Conto per i bonifici',
  otherWays: 'Altri modi, con parole tue',
  landlord: 'Chi affitta',
} as const satisfies FieldNames<PaymentTermsAnswer>;

export const termsResolver = schemaResolver<PaymentTermsAnswer>(async () => ({
  schema: updatePaymentTermsInput,
}));

export const useSaveTerms = () =>
  trpc.paymentTerms.update.useMutation({ meta: { success: 'Salvato' } });
