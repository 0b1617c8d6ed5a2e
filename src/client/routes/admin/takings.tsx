import { createFileRoute } from '@tanstack/react-router';
import { TakingsScreen } from '#client/features/takings/takings-screen.tsx';
import { parseTakingsSearch } from '#client/features/takings/takings-search.ts';
import { yearOf } from '#shared/bookings/stay-dates.ts';

const TakingsRoute = () => {
  const { today } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const thisYear = yearOf(today);
  return (
    <TakingsScreen
      year={Route.useSearch().year ?? thisYear}
      thisYear={thisYear}
      onYear={(year) => void navigate({ search: { year }, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/takings')({
  validateSearch: parseTakingsSearch,
  head: () => ({ meta: [{ title: 'Incassi · Area gestione' }] }),
  component: TakingsRoute,
});
