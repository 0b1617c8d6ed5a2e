import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';

/** Every booking with every field, for staff; guests send new ones at any time. */
export const useStaffBookings = () => trpc.bookings.listAll.useQuery(undefined, liveQuery);
