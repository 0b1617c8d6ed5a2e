import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#client/features/accounts/login/login-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { parseLoginSearch } from '#client/session/return-path.ts';
import { unlistedHead } from '#client/ui/page-head.ts';

const LoginRoute = () => <LoginScreen returnPath={Route.useSearch().redirect} />;

export const Route = createFileRoute('/_account/login')({
  staticData: { staysOpen: true, texts: ['account'] },
  validateSearch: parseLoginSearch,
  head: ({ match: { context } }) =>
    unlistedHead(context.language.t('account.loginTitle'), siteOf(context)),
  component: LoginRoute,
});
