import { createFileRoute } from '@tanstack/react-router';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { contactHead } from '#client/features/messages/contact-head.ts';
import { ContactScreen } from '#client/features/messages/contact-section.tsx';
import { LazyContactForm } from '#client/features/messages/lazy-contact-form.tsx';

export const Route = createFileRoute('/_site/contact')({
  codeSplitGroupings: [],
  loader: async ({ context: { utils } }) => {
    await Promise.all([
      utils.property.get.prefetch(),
      import.meta.env.SSR && LazyContactForm.preload(),
    ]);
    return null;
  },
  head: ({ match: { context } }) =>
    contactHead(context.utils.property.get.getData(), siteOf(context)),
  component: ContactScreen,
});
