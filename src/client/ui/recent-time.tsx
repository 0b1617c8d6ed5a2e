import { useRouteContext } from '@tanstack/react-router';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatRecent } from '#shared/languages/recent.ts';

/** The day of the screen, for what a list says about yesterday and today. */
export const useToday = (): StayDate =>
  useRouteContext({ from: '__root__', select: (context) => context.today });

/** When something came, in staff's lists and cards: 'oggi alle 8:41'. */
export const RecentTime = ({ instant }: { instant: string }) => (
  <time dateTime={instant}>{formatRecent(instant, useToday())}</time>
);
