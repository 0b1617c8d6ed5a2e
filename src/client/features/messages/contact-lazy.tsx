import { lazyRouteComponent } from '@tanstack/react-router';

/** The form comes in a script of its own, after the page can be read. */
export const LazyContactForm = lazyRouteComponent(
  () => import('./contact-form.tsx'),
  'ContactForm',
);
