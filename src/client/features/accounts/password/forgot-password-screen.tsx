import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmailForm, useCarriedEmail } from '#client/features/accounts/email-form.tsx';
import { AccountLayout, ScriptNeeded } from '#client/features/accounts/layout/account-layout.tsx';
import { NoMailsNote } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';

const LinkSent = ({ onAgain }: { onAgain: () => void }) => {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5">
      <FocusedNotice tone="success">{t('account.forgotSent')}</FocusedNotice>
      <p>{t('account.forgotSentHint')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('account.forgotAgain')}
      </Button>
    </div>
  );
};

export const ForgotPasswordScreen = () => {
  const { t } = useLanguage();
  const carriedEmail = useCarriedEmail();
  const [isAgain, setIsAgain] = useState(false);
  const mutation = trpc.accounts.forgotPassword.useMutation({ meta: { refetches: false } });
  const startAgain = () => {
    mutation.reset();
    setIsAgain(true);
  };
  return (
    <AccountLayout
      title={t('account.forgotTitle')}
      lead={t('account.forgotLead')}
      foot={
        <p>
          <Sentence
            text={t('account.forgotFoot')}
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
      <ScriptNeeded to={t('account.toAskLink')} />
      <div className="mb-5 empty:hidden">
        <NoMailsNote>{t('account.noMailsForgot')}</NoMailsNote>
      </div>
      {mutation.isSuccess ? (
        <LinkSent onAgain={startAgain} />
      ) : (
        <EmailForm
          formId="password-dimenticata"
          mutation={mutation}
          submitLabel={t('account.forgotButton')}
          failure={t('account.forgotFailed')}
          initialEmail={carriedEmail}
          focusOnMount={isAgain}
        />
      )}
    </AccountLayout>
  );
};
