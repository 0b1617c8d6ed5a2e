import { createFileRoute } from '@tanstack/react-router';
import { TaxReturnScreen } from '#client/features/tourist-tax/tax-return-screen.tsx';
import { parseTaxSearch } from '#client/features/tourist-tax/tax-search.ts';

const TaxRoute = () => {
  const { today } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <TaxReturnScreen
      search={Route.useSearch()}
      today={today}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/tourist-tax')({
  validateSearch: parseTaxSearch,
  head: () => ({ meta: [{ title: 'Imposta di soggiorno · Area gestione' }] }),
  component: TaxRoute,
});
