import { lazyPart } from '#client/hydration/lazy-part.tsx';
import { anchors } from '#shared/anchors.ts';

/** Loads the form when the visitor scrolls near it. */
export const LazyContactForm = lazyPart(anchors.contact, async () => {
  const { ContactForm } = await import('./contact-form.tsx');
  return ContactForm;
});
