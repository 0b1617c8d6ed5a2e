import { lazyRouteComponent } from '@tanstack/react-router';
import { whenNear } from '#client/ui/when-near.ts';
import { anchors } from '#shared/anchors.ts';

/** Calendar and form come in a script of their own, when a visitor comes near them. */
export const LazyAvailabilitySection = lazyRouteComponent(
  () => whenNear(anchors.availability).then(() => import('./availability-section.tsx')),
  'AvailabilitySection',
);
