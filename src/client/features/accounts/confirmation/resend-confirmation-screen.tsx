import { Link } from '@tanstack/react-router';
import { EmailForm, useCarriedEmail } from '#client/features/accounts/email-form.tsx';
import { AccountLayout, ScriptNeeded } from '#client/features/accounts/layout/account-layout.tsx';
import { useDelayedRedirect } from '#client/features/accounts/layout/use-delayed-redirect.ts';
import { NoMailsNote } from '#client/features/site-settings/mails.tsx';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { noticeLinkClass, textLinkClass } from '#client/ui/text-link.ts';

const REDIRECT_DELAY_MS = 5000;

const GoHome = () => {
  const { t } = useLanguage();
  return (
    <p className="text-sm">
      <Sentence
        text={t('account.goingHome')}
        parts={[
          (words) => (
            <Link to="/" className={noticeLinkClass}>
              {words}
            </Link>
          ),
        ]}
      />
    </p>
  );
};

export const ResendConfirmationScreen = () => {
  const { t } = useLanguage();
  const carriedEmail = useCarriedEmail();
  const { user } = useSession();
  const mutation = trpc.accounts.resendConfirmation.useMutation({ meta: { refetches: false } });
  useDelayedRedirect(mutation.isSuccess, '/', REDIRECT_DELAY_MS);
  return (
    <AccountLayout
      title={t('account.resendTitle')}
      lead={t('account.resendLead')}
      foot={
        <p>
          <Sentence
            text={t('account.resendFoot')}
            parts={[
              (words) => (
                <Link to="/login" className={textLinkClass}>
                  {words}
                </Link>
              ),
            ]}
          />
        </p>
      }
    >
      <ScriptNeeded to={t('account.toAskMail')} />
      <div className="mb-5 empty:hidden">
        <NoMailsNote>{t('account.noMailsConfirm')}</NoMailsNote>
      </div>
      {mutation.isSuccess ? (
        <FocusedNotice tone="success" action={<GoHome />}>
          {t('account.resent')}
        </FocusedNotice>
      ) : (
        <EmailForm
          formId="re-invia"
          mutation={mutation}
          submitLabel={t('account.resendButton')}
          failure={t('account.resendFailed')}
          initialEmail={carriedEmail || user?.email}
          disabledWhileEmpty
        />
      )}
    </AccountLayout>
  );
};
