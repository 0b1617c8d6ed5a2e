import { createFileRoute } from '@tanstack/react-router';
import { ProfilePending } from '#client/features/accounts/profile/profile-pending.tsx';
import { ProfileScreen } from '#client/features/accounts/profile/profile-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { requireSession } from '#client/session/require-session.ts';
import { unlistedHead } from '#client/ui/page-head.ts';

export const Route = createFileRoute('/_account/profile')({
  staticData: { staysOpen: true, texts: ['account', 'member'] },
  ssr: false,
  beforeLoad: (guarded) => requireSession(guarded),
  head: ({ match: { context } }) =>
    unlistedHead(context.language.t('common.ownProfile'), siteOf(context)),
  pendingComponent: ProfilePending,
  component: ProfileScreen,
});
