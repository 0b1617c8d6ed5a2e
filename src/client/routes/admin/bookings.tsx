import { createFileRoute } from '@tanstack/react-router';
import { parseBookingSearch } from '#client/features/bookings/admin/booking-search.ts';
import { BookingsScreen } from '#client/features/bookings/admin/bookings-screen.tsx';

const BookingsRoute = () => {
  const { today } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <BookingsScreen
      search={Route.useSearch()}
      today={today}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/bookings')({
  validateSearch: parseBookingSearch,
  head: () => ({ meta: [{ title: 'Prenotazioni · Area gestione' }] }),
  component: BookingsRoute,
});
