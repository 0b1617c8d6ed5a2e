import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountFrame } from '#client/layouts/account/account-layout.tsx';
import { resetPasswordTexts } from '#client/layouts/account/account-titles.ts';
import { FocusedNotice } from '#client/layouts/account/focused-notice.tsx';
import { useLeaveLater } from '#client/layouts/account/use-leave-later.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { PASSWORD_MIN } from '#shared/passwords.ts';
import { NewPasswordField } from './new-password-field.tsx';

type ResetPasswordValues = { password: string; passwordAgain: string };

/** What the server never sees: the second password (specification, section 5). */
const resetPasswordIssue = ({ password, passwordAgain }: ResetPasswordValues): InputIssue | null =>
  password === passwordAgain
    ? null
    : { path: 'passwordAgain', message: 'Le password non coincidono' };

const fields = ['password'] as const;

const deadLinks = ['LINK_INVALID', 'LINK_EXPIRED'];

const ResetFailure = ({ error }: { error: unknown }) => (
  <Notice
    tone="error"
    action={
      deadLinks.includes(apiErrorOf(error)?.code ?? '') && (
        <Link to="/forgot-password" className={noticeLinkClass}>
          Chiedi un nuovo link
        </Link>
      )
    }
  >
    {errorText(error, 'Errore durante il reset della password')}
  </Notice>
);

type ResetPasswordFormProps = { token: string; onDone: () => void };

const ResetPasswordForm = ({ token, onDone }: ResetPasswordFormProps) => {
  const call = trpc.accounts.resetPassword.useMutation();
  const { register, handleSubmit, setError, watch, formState } = useForm<ResetPasswordValues>({
    mode: 'onTouched',
    defaultValues: { password: '', passwordAgain: '' },
    resolver: schemaResolver(async () => {
      const { resetPasswordInput } = await import('#shared/accounts.schema.ts');
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
        label="Nuova password"
        typed={watch('password')}
        min={PASSWORD_MIN}
        required
        error={errors.password?.message}
      />
      <PasswordField
        label="Conferma nuova password"
        autoComplete="new-password"
        required
        error={errors.passwordAgain?.message}
        {...register('passwordAgain')}
      />
      {call.isError && !isAboutField && <ResetFailure error={call.error} />}
      <Button type="submit" busy={call.isPending || call.isSuccess}>
        Salva la nuova password
      </Button>
    </form>
  );
};

const LEAVES_AFTER_MS = 2000;

export const ResetPasswordScreen = ({ token }: { token: string }) => {
  const utils = trpc.useUtils();
  const [isDone, setIsDone] = useState(false);
  useLeaveLater(isDone, '/login', LEAVES_AFTER_MS);

  const finish = () => {
    setIsDone(true);
    // Every session of the account is over: if this browser held one, it finds out now.
    void utils.accounts.me.invalidate();
  };

  return (
    <AccountFrame {...resetPasswordTexts}>
      {isDone ? (
        <FocusedNotice
          tone="success"
          action={
            <Link to="/login" className={noticeLinkClass}>
              Vai subito al login
            </Link>
          }
        >
          Password aggiornata con successo! Verrai reindirizzato al login...
        </FocusedNotice>
      ) : (
        <ResetPasswordForm token={token} onDone={finish} />
      )}
    </AccountFrame>
  );
};
