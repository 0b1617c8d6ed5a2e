import { createFileRoute } from '@tanstack/react-router';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { contactHead } from '#client/features/messages/contact-head.ts';
import { ContactScreen } from '#client/features/messages/contact-section.tsx';

export const Route = createFileRoute('/_site/contact')({
  loader: async ({ context: { utils } }) => {
    await utils.property.get.prefetch();
    return null;
  },
  head: ({ match: { context } }) =>
    contactHead(context.utils.property.get.getData(), siteOf(context)),
  component: ContactScreen,
});
