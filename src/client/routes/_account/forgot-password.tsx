import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#client/features/accounts/password/forgot-password-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { unlistedHead } from '#client/ui/page-head.ts';

export const Route = createFileRoute('/_account/forgot-password')({
  staticData: { staysOpen: true, texts: ['account'] },
  head: ({ match: { context } }) =>
    unlistedHead(context.language.t('account.forgotTitle'), siteOf(context)),
  component: ForgotPasswordScreen,
});
