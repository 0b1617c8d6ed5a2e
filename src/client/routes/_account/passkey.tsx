import { createFileRoute } from '@tanstack/react-router';
import { PasskeyScreen } from '#client/features/accounts/passkeys/passkey-screen.tsx';
import { ProfilePending } from '#client/features/accounts/profile/profile-pending.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { requireLogin } from '#client/session/require-session.ts';
import { parseLoginSearch } from '#client/session/return-path.ts';
import { unlistedHead } from '#client/ui/page-head.ts';

const PasskeyRoute = () => (
  <PasskeyScreen user={Route.useRouteContext().user} returnPath={Route.useSearch().redirect} />
);

export const Route = createFileRoute('/_account/passkey')({
  staticData: { staysOpen: true, texts: ['account', 'member'] },
  ssr: false,
  validateSearch: parseLoginSearch,
  beforeLoad: (guarded) => requireLogin(guarded),
  head: ({ match: { context } }) =>
    unlistedHead(context.language.t('profile.proveTitle'), siteOf(context)),
  pendingComponent: ProfilePending,
  component: PasskeyRoute,
});
