import { lazyRouteComponent } from '@tanstack/react-router';
import { whenNear } from '#client/ui/when-near.ts';

/** The section that the form stands in. */
export const CONTACT_ANCHOR = 'contatti';

/** The form comes in a script of its own, when a visitor comes near it. */
export const LazyContactForm = lazyRouteComponent(
  () => whenNear(CONTACT_ANCHOR).then(() => import('./contact-form.tsx')),
  'ContactForm',
);
