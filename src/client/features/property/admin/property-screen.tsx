import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { PropertyForm } from './property-form.tsx';

/** What the site says of the house. */
export const PropertyScreen = () => {
  const property = trpc.property.get.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="La casa"
        purpose="Come si presenta la casa: descrizione, numeri, servizi, foto."
      />
      {property.data && <PropertyForm property={property.data} />}
      {property.isPending && <Skeleton className="h-[40rem]" />}
      {property.isError && !property.data && (
        <LoadFailure
          title="Errore durante il caricamento dei dettagli della proprietà."
          error={property.error}
          onRetry={() => void property.refetch()}
        />
      )}
    </>
  );
};
