import { createFileRoute } from '@tanstack/react-router';
import { BookingPending } from '#client/features/bookings/own/booking-pending.tsx';
import { BookingScreen } from '#client/features/bookings/own/booking-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { requireSession } from '#client/session/require-session.ts';
import { unlistedHead } from '#client/ui/page-head.ts';
import { parseStayAddress } from '#shared/bookings/stay-address.ts';

const BookingRoute = () => (
  <BookingScreen today={Route.useRouteContext().today} address={Route.useSearch()} />
);

export const Route = createFileRoute('/_account/booking')({
  staticData: { texts: ['account', 'document', 'rules', 'stay'] },
  ssr: false,
  validateSearch: parseStayAddress,
  beforeLoad: (guarded) => requireSession(guarded),
  loader: async ({ context: { utils } }) => {
    await Promise.all([
      utils.property.get.prefetch(),
      utils.prices.get.prefetch(),
      utils.touristTax.landingFee.prefetch(),
      utils.bookings.list.prefetch(),
    ]);
  },
  head: ({ match: { context } }) =>
    unlistedHead(context.language.t('ownStays.title'), siteOf(context)),
  pendingComponent: BookingPending,
  component: BookingRoute,
});
