import { createFileRoute } from '@tanstack/react-router';
import { parseBookingSearch } from '#client/features/bookings/admin/booking-search.ts';
import { BookingsScreen } from '#client/features/bookings/admin/bookings-screen.tsx';

const BookingsRoute = () => {
  const { today, user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <BookingsScreen
      userId={user.id}
      search={Route.useSearch()}
      today={today}
      // The dialogs ask by themselves before they close.
      onSearch={(search) =>
        void navigate({ search, replace: true, resetScroll: false, ignoreBlocker: true })
      }
      onOpen={(search) => void navigate({ search, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/bookings')({
  validateSearch: parseBookingSearch,
  head: () => ({ meta: [{ title: 'Prenotazioni · Area gestione' }] }),
  component: BookingsRoute,
});
