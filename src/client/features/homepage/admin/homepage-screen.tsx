import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { HomepageForm } from './homepage-form.tsx';

/** The name of the site, and what whoever arrives sees first. */
export const HomepageScreen = () => {
  const homepage = trpc.homepage.get.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Home page"
        purpose="Il nome del sito e la prima cosa che vede chi arriva: foto, titolo, pulsanti."
      />
      {homepage.data && <HomepageForm homepage={homepage.data} />}
      {homepage.isPending && <Skeleton className="h-[40rem]" />}
      {homepage.isError && !homepage.data && (
        <LoadFailure
          title="Errore nel caricamento della home page"
          error={homepage.error}
          onRetry={() => void homepage.refetch()}
        />
      )}
    </>
  );
};
