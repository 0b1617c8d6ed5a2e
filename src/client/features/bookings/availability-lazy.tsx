import { lazyRouteComponent } from '@tanstack/react-router';
import { untilNearViewport } from '#client/hydration/island.tsx';
import { anchors } from '#shared/anchors.ts';

/** Calendar and form are a separate chunk, loaded when the visitor scrolls near them. */
export const LazyAvailabilitySection = lazyRouteComponent(
  () => untilNearViewport(anchors.availability).then(() => import('./availability-section.tsx')),
  'AvailabilitySection',
);
