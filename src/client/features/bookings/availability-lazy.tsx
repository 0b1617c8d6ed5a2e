import { lazyRouteComponent } from '@tanstack/react-router';

/** Calendar and form come in a script of their own, after the page can be read. */
export const LazyAvailabilitySection = lazyRouteComponent(
  () => import('./availability-section.tsx'),
  'AvailabilitySection',
);
