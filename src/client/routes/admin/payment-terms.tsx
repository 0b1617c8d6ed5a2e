import { createFileRoute } from '@tanstack/react-router';
import { PaymentTermsScreen } from '#client/features/payments/payment-terms-screen.tsx';
import { AdminsOnly } from '#client/ui/admins-only.tsx';

const PaymentTermsRoute = () => {
  const { user } = Route.useRouteContext();
  if (user.role !== 'ADMIN') {
    return (
      <AdminsOnly title="Le condizioni di pagamento le scrivono gli amministratori">
        come ti pagano gli ospiti lo decide un amministratore. Se manca qualcosa, chiedilo a lui.
      </AdminsOnly>
    );
  }
  return <PaymentTermsScreen />;
};

export const Route = createFileRoute('/admin/payment-terms')({
  head: () => ({ meta: [{ title: 'Soldi · Area gestione' }] }),
  component: PaymentTermsRoute,
});
