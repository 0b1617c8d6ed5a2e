import { lazyRouteComponent } from '@tanstack/react-router';
import { untilNearViewport } from '#client/hydration/island.tsx';
import { anchors } from '#shared/anchors.ts';

/** The form comes in a script of its own, when a visitor comes near it. */
export const LazyContactForm = lazyRouteComponent(
  () => untilNearViewport(anchors.contact).then(() => import('./contact-form.tsx')),
  'ContactForm',
);
