import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#client/features/accounts/confirmation/confirm-email-screen.tsx';
import {
  confirmationLink,
  parseConfirmationSearch,
} from '#client/features/accounts/confirmation/confirmation-link.ts';
import { AccountShell } from '#client/layouts/account/account-layout.tsx';
import { confirmEmailTexts } from '#client/layouts/account/account-titles.ts';

const ConfirmEmailRoute = () => <ConfirmEmailScreen link={confirmationLink(Route.useSearch())} />;

const ConfirmEmailPending = () => (
  <AccountShell {...confirmEmailTexts} scriptNeededTo="confermare l’email" />
);

export const Route = createFileRoute('/_site/confirm-email')({
  ssr: false,
  headers: () => ({ 'cache-control': 'no-store' }),
  validateSearch: parseConfirmationSearch,
  head: () => ({
    meta: [
      { title: 'Conferma email' },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  pendingComponent: ConfirmEmailPending,
  component: ConfirmEmailRoute,
});
