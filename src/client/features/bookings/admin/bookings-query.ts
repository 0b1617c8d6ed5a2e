import { liveQuery } from '#client/features/admin-frame/live-query.ts';
import { trpc } from '#client/trpc.ts';

/** Every booking with every field, for staff; guests send new ones at any time. */
export const useStaffBookings = () => trpc.bookings.listAll.useQuery(undefined, liveQuery);
