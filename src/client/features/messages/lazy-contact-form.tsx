import { lazyRouteComponent } from '@tanstack/react-router';
import { untilNearViewport } from '#client/hydration/island.tsx';
import { anchors } from '#shared/anchors.ts';

/** Loads the form when the visitor scrolls near it. */
export const LazyContactForm = lazyRouteComponent(
  () => untilNearViewport(anchors.contact).then(() => import('./contact-form.tsx')),
  'ContactForm',
);
