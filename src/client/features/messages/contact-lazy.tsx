import { lazyRouteComponent } from '@tanstack/react-router';
import { whenNear } from '#client/ui/when-near.ts';
import { anchors } from '#shared/anchors.ts';

/** The form comes in a script of its own, when a visitor comes near it. */
export const LazyContactForm = lazyRouteComponent(
  () => whenNear(anchors.contact).then(() => import('./contact-form.tsx')),
  'ContactForm',
);
