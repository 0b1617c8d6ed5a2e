import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '#client/features/accounts/registration/register-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { parseLoginSearch } from '#client/session/return-path.ts';
import { unlistedHead } from '#client/ui/page-head.ts';

const RegisterRoute = () => <RegisterScreen returnPath={Route.useSearch().redirect} />;

export const Route = createFileRoute('/_account/register')({
  staticData: { texts: ['account'] },
  validateSearch: parseLoginSearch,
  head: ({ match: { context } }) =>
    unlistedHead(context.language.t('account.registerTitle'), siteOf(context)),
  component: RegisterRoute,
});
