import { createFileRoute } from '@tanstack/react-router';
import { parsePriceSearch } from '#client/features/prices/admin/price-search.ts';
import { PricesScreen } from '#client/features/prices/admin/prices-screen.tsx';

const PricesRoute = () => {
  const { today } = Route.useRouteContext();
  return <PricesScreen wantedYear={Route.useSearch().year} today={today} />;
};

export const Route = createFileRoute('/admin/prices')({
  validateSearch: parsePriceSearch,
  head: () => ({ meta: [{ title: 'Prezzi · Area gestione' }] }),
  component: PricesRoute,
});
