import { createFileRoute } from '@tanstack/react-router';
import { StatisticsScreen } from '#client/features/statistics/statistics-screen.tsx';
import { parseStatisticsSearch } from '#client/features/statistics/statistics-search.ts';
import { monthOf } from '#shared/bookings/stay-dates.ts';

const StatisticsRoute = () => {
  const { today } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <StatisticsScreen
      month={Route.useSearch().month ?? monthOf(today)}
      onMonth={(month) => void navigate({ search: { month }, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/statistics')({
  validateSearch: parseStatisticsSearch,
  head: () => ({ meta: [{ title: 'Statistiche · Area gestione' }] }),
  component: StatisticsRoute,
});
