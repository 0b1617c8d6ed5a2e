import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicy } from '#client/features/pages/privacy-policy.tsx';

export const Route = createFileRoute('/_site/pages/informativa-privacy')({
  head: ({ match: { context } }) => ({
    meta: [{ title: 'Informativa privacy' }],
    links: [{ rel: 'canonical', href: `${context.publicUrl}/pages/informativa-privacy` }],
  }),
  component: PrivacyPolicy,
});
