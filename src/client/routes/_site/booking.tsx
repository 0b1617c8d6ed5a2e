import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#client/features/accounts/session/require-session.ts';
import { BookingPending } from '#client/features/bookings/own/booking-pending.tsx';
import { BookingScreen } from '#client/features/bookings/own/booking-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { unlistedHead } from '#client/ui/page-head.ts';

const BookingRoute = () => {
  const { user, today } = Route.useRouteContext();
  return <BookingScreen user={user} today={today} />;
};

export const Route = createFileRoute('/_site/booking')({
  ssr: false,
  beforeLoad: (guarded) => requireSession(guarded),
  loader: async ({ context: { utils } }) => {
    await Promise.all([
      utils.property.get.ensureData(),
      utils.prices.get.ensureData(),
      utils.bookings.list.ensureData(),
    ]);
  },
  head: ({ match: { context } }) => unlistedHead('Prenotazioni', siteOf(context)),
  pendingComponent: BookingPending,
  component: BookingRoute,
});
