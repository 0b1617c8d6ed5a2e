import { createFileRoute } from '@tanstack/react-router';
import { ProfilePending } from '#client/features/accounts/profile/profile-pending.tsx';
import { ProfileScreen } from '#client/features/accounts/profile/profile-screen.tsx';
import { requireSession } from '#client/features/accounts/session/require-session.ts';

export const Route = createFileRoute('/_site/profile')({
  staticData: { staysOpen: true },
  ssr: false,
  beforeLoad: (guarded) => requireSession(guarded),
  head: () => ({
    meta: [{ title: 'Impostazioni del profilo' }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: ProfilePending,
  component: ProfileScreen,
});
