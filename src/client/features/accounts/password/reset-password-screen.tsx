import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPasswordHeading } from '#client/features/accounts/layout/account-headings.ts';
import { AccountLayout } from '#client/features/accounts/layout/account-layout.tsx';
import { useDelayedRedirect } from '#client/features/accounts/layout/use-delayed-redirect.ts';
import { refreshMe } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { PASSWORD_MIN } from '#shared/accounts/passwords.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { text } from '#shared/texts/texts.ts';
import { NewPasswordField } from './new-password-field.tsx';

type ResetPasswordValues = { password: string; passwordAgain: string };

/** The repeated password is never sent to the server (specification, section 5). */
const resetPasswordIssue = ({ password, passwordAgain }: ResetPasswordValues): InputIssue | null =>
  password === passwordAgain
    ? null
    : { path: 'passwordAgain', message: text('account.passwordsDifferAtReset') };

const fields = ['password'] as const;

const unusableLinkErrors = ['LINK_INVALID', 'LINK_EXPIRED'];

const ResetFailure = ({ error }: { error: unknown }) => {
  const { t } = useLanguage();
  return (
    <Notice
      tone="error"
      action={
        unusableLinkErrors.includes(apiErrorOf(error)?.code ?? '') && (
          <Link to="/forgot-password" className={noticeLinkClass}>
            {t('account.resetNewLink')}
          </Link>
        )
      }
    >
      {errorText(error, t('account.resetFailed'))}
    </Notice>
  );
};

type ResetPasswordFormProps = { token: string; onDone: () => void };

const ResetPasswordForm = ({ token, onDone }: ResetPasswordFormProps) => {
  const { t } = useLanguage();
  const call = trpc.accounts.resetPassword.useMutation({ meta: { refetches: false } });
  const { register, handleSubmit, setError, watch, formState } = useForm<ResetPasswordValues>({
    mode: 'onTouched',
    defaultValues: { password: '', passwordAgain: '' },
    resolver: schemaResolver(async () => {
      const { resetPasswordInput } = await import('#shared/accounts/accounts.schema.ts');
      return { schema: resetPasswordInput.omit({ token: true }), alsoWrong: resetPasswordIssue };
    }),
  });
  const { errors, touchedFields } = formState;

  const send = handleSubmit(({ password }) => {
    if (call.isPending || call.isSuccess) return;
    call.mutate(
      { token, password },
      { onError: (error) => showIssues(error, fields, setError), onSuccess: onDone },
    );
  });

  const isAboutField = fieldIssues(call.error, fields).length > 0;
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      <NewPasswordField
        {...register('password', touchedFields.passwordAgain ? { deps: 'passwordAgain' } : {})}
        label={t('account.newPassword')}
        typed={watch('password')}
        min={PASSWORD_MIN}
        required
        error={errors.password?.message}
      />
      <PasswordField
        label={t('account.newPasswordAgain')}
        autoComplete="new-password"
        required
        error={errors.passwordAgain?.message}
        {...register('passwordAgain')}
      />
      {call.isError && !isAboutField && <ResetFailure error={call.error} />}
      <Button type="submit" busy={call.isPending || call.isSuccess}>
        {t('account.resetButton')}
      </Button>
    </form>
  );
};

const REDIRECT_DELAY_MS = 2000;

export const ResetPasswordScreen = ({ token }: { token: string }) => {
  const { t } = useLanguage();
  const [isDone, setIsDone] = useState(false);
  useDelayedRedirect(isDone, '/login', REDIRECT_DELAY_MS);

  const finish = () => {
    setIsDone(true);
    // The reset ended every session of the account, perhaps the one in this browser too.
    void refreshMe();
  };

  return (
    <AccountLayout {...resetPasswordHeading({ t })}>
      {isDone ? (
        <FocusedNotice
          tone="success"
          action={
            <Link to="/login" className={noticeLinkClass}>
              {t('account.resetToLogin')}
            </Link>
          }
        >
          {t('account.resetDone')}
        </FocusedNotice>
      ) : (
        <ResetPasswordForm token={token} onDone={finish} />
      )}
    </AccountLayout>
  );
};
