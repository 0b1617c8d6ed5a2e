import { lazyRouteComponent } from '@tanstack/react-router';
import { whenNear } from '#client/ui/when-near.ts';
import { anchors } from '#shared/anchors.ts';

/** Calendar and form are a separate chunk, loaded when the visitor scrolls near them. */
export const LazyAvailabilitySection = lazyRouteComponent(
  () => whenNear(anchors.availability).then(() => import('./availability-section.tsx')),
  'AvailabilitySection',
);
