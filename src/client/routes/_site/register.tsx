import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '#client/features/accounts/registration/register-screen.tsx';
import { parseLoginSearch } from '#client/features/accounts/session/return-path.ts';

const RegisterRoute = () => <RegisterScreen returnPath={Route.useSearch().redirect} />;

export const Route = createFileRoute('/_site/register')({
  validateSearch: parseLoginSearch,
  head: () => ({ meta: [{ title: 'Registrati' }, { name: 'robots', content: 'noindex' }] }),
  component: RegisterRoute,
});
