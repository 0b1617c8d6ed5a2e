import { lazyRouteComponent } from '@tanstack/react-router';
import { whenNear } from '#client/ui/when-near.ts';

/** The element on the home page that the section stands in. */
export const AVAILABILITY_ANCHOR = 'disponibilita';

/** Calendar and form come in a script of their own, when a visitor comes near them. */
export const LazyAvailabilitySection = lazyRouteComponent(
  () => whenNear(AVAILABILITY_ANCHOR).then(() => import('./availability-section.tsx')),
  'AvailabilitySection',
);
