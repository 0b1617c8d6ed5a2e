import { createFileRoute } from '@tanstack/react-router';
import { ResendConfirmationScreen } from '#client/features/accounts/confirmation/resend-confirmation-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { unlistedHead } from '#client/ui/page-head.ts';

export const Route = createFileRoute('/_account/resend-confirmation')({
  staticData: { staysOpen: true, texts: ['account'] },
  head: ({ match: { context } }) =>
    unlistedHead(context.language.t('account.resendTitle'), siteOf(context)),
  component: ResendConfirmationScreen,
});
