import { createFileRoute } from '@tanstack/react-router';
import { AccountShell } from '#client/features/accounts/account-shell.tsx';
import { confirmEmailTexts } from '#client/features/accounts/account-texts.ts';
import { ConfirmEmailScreen } from '#client/features/accounts/confirm-email-screen.tsx';
import {
  confirmationLink,
  parseConfirmationSearch,
} from '#client/features/accounts/confirmation-link.ts';

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
