import { yearLists } from '#client/features/prices/price-periods.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { type StayDate, yearOf } from '#shared/stay-dates.ts';
import { editableYears } from './price-search.ts';
import { YearChoice } from './year-choice.tsx';
import { YearPrices } from './year-prices.tsx';

type PricesScreenProps = { wantedYear: number | undefined; today: StayDate };

const Loading = () => (
  <div className="grid gap-6">
    <Skeleton className="h-12 max-w-md" />
    <Skeleton className="h-96" />
  </div>
);

export const PricesScreen = ({ wantedYear, today }: PricesScreenProps) => {
  const prices = trpc.prices.get.useQuery(undefined, liveQuery);
  const years = editableYears(yearOf(today));
  const year = years.find((candidate) => candidate === wantedYear) ?? yearOf(today);
  return (
    <>
      <AdminPageHeader
        title="Prezzi"
        purpose="Il listino di ogni anno, gli extra e le note che si leggono sul sito."
      />
      {prices.data && (
        <>
          <YearChoice
            years={years}
            chosen={year}
            listed={yearLists(prices.data.periods).map((list) => list.year)}
          />
          <YearPrices key={year} year={year} prices={prices.data} />
        </>
      )}
      {prices.isPending && <Loading />}
      {prices.isError && !prices.data && (
        <LoadFailure
          title="Errore nel caricamento dei prezzi"
          error={prices.error}
          onRetry={() => void prices.refetch()}
        />
      )}
    </>
  );
};
