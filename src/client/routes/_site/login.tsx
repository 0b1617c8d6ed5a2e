import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#client/features/accounts/login/login-screen.tsx';
import { parseLoginSearch } from '#client/features/accounts/session/return-path.ts';

const LoginRoute = () => <LoginScreen returnPath={Route.useSearch().redirect} />;

export const Route = createFileRoute('/_site/login')({
  staticData: { staysOpen: true },
  validateSearch: parseLoginSearch,
  head: () => ({ meta: [{ title: 'Login' }, { name: 'robots', content: 'noindex' }] }),
  component: LoginRoute,
});
