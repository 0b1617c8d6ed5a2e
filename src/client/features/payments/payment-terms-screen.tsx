import { ContractSettings } from '#client/features/contracts/contract-settings.tsx';
import { ReceiptSettings } from '#client/features/receipts/receipt-settings.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadedSettings } from '#client/ui/settings-form.tsx';
import { termsNames, termsResolver, useSaveTerms } from './payment-terms.form.ts';
import { AmountsCard, CancellationCard, LandlordCard, WaysCard } from './terms-cards.tsx';

const TermsForm = () => {
  const terms = trpc.paymentTerms.get.useQuery(undefined, liveQuery);
  return (
    <LoadedSettings
      label="Soldi"
      query={terms}
      failure="Errore nel caricamento delle condizioni di pagamento"
      names={termsNames}
      resolver={termsResolver}
      save={useSaveTerms()}
      loss="Le condizioni di pagamento non sono salvate e andranno perse."
    >
      {() => (
        <>
          <AmountsCard />
          <CancellationCard />
          <WaysCard />
          <LandlordCard />
        </>
      )}
    </LoadedSettings>
  );
};

/** What guests pay when and how, and the papers that they get. */
export const PaymentTermsScreen = () => (
  <>
    <AdminPageHeader
      title="Soldi"
      purpose="Scrivi una volta come ti pagano gli ospiti: il sito lo dice a loro e ti tiene il conto. Non muove denaro."
    />
    <div className="several-forms grid gap-6">
      <TermsForm />
      <ReceiptSettings />
      <ContractSettings />
    </div>
  </>
);
