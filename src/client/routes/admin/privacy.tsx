import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '#client/features/privacy/privacy-screen.tsx';

const PrivacyRoute = () => {
  const { user } = Route.useRouteContext();
  return <PrivacyScreen self={user} />;
};

export const Route = createFileRoute('/admin/privacy')({
  head: () => ({ meta: [{ title: 'Dati personali · Area gestione' }] }),
  component: PrivacyRoute,
});
