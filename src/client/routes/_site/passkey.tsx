import { createFileRoute } from '@tanstack/react-router';
import { PasskeyScreen } from '#client/features/accounts/passkeys/passkey-screen.tsx';
import { ProfilePending } from '#client/features/accounts/profile/profile-pending.tsx';
import { requireSession } from '#client/features/accounts/session/require-session.ts';
import { parseLoginSearch } from '#client/features/accounts/session/return-path.ts';

const PasskeyRoute = () => (
  <PasskeyScreen user={Route.useRouteContext().user} returnPath={Route.useSearch().redirect} />
);

export const Route = createFileRoute('/_site/passkey')({
  staticData: { staysOpen: true },
  ssr: false,
  validateSearch: parseLoginSearch,
  beforeLoad: (guarded) => requireSession(guarded),
  head: () => ({
    meta: [{ title: 'Conferma con la passkey' }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: ProfilePending,
  component: PasskeyRoute,
});
