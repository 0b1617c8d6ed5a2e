import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useCarriedEmail } from '#client/features/accounts/email-form.tsx';
import { AccountLayout, ScriptNeeded } from '#client/features/accounts/layout/account-layout.tsx';
import { PasskeyLogin } from '#client/features/accounts/passkeys/passkey-login.tsx';
import { usePreservedInput } from '#client/hydration/preserve-input.ts';
import { useLoginNotice } from '#client/session/login-notice.ts';
import { readDeviceToken, storeDeviceToken } from '#client/session/token.ts';
import { useOpenSession } from '#client/session/use-open-session.ts';
import { useHydratedReturnPath, useRedirectLoggedIn } from '#client/session/use-return-path.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { noticeLinkClass, textLinkClass } from '#client/ui/text-link.ts';
import type { LoginInput } from '#shared/accounts/accounts.schema.ts';

const useLogin = () => {
  const openSession = useOpenSession();
  return trpc.accounts.login.useMutation({
    meta: { refetches: false },
    onSuccess: (answer) => {
      storeDeviceToken(answer.deviceToken);
      openSession(answer);
    },
  });
};

const FORM_ID = 'login';
const fields: readonly (keyof LoginInput)[] = ['email', 'password'];

const LoginFailure = ({ error, email }: { error: unknown; email: string }) => {
  const { t } = useLanguage();
  return (
    <Notice
      tone="error"
      action={
        apiErrorOf(error)?.code === 'EMAIL_NOT_CONFIRMED' && (
          <Link
            to="/resend-confirmation"
            state={{ accountEmail: email }}
            className={noticeLinkClass}
          >
            {t('account.resendOffer')}
          </Link>
        )
      }
    >
      {errorText(error, 'Login failed')}
    </Notice>
  );
};

const LoginForm = () => {
  const { t } = useLanguage();
  const login = useLogin();
  const carriedEmail = useCarriedEmail();
  const { register, handleSubmit, setError, reset, getValues, formState } = useForm<LoginInput>({
    mode: 'onTouched',
    defaultValues: { email: carriedEmail, password: '' },
    resolver: schemaResolver(async () => {
      const { loginInput } = await import('#shared/accounts/accounts.schema.ts');
      return { schema: loginInput };
    }),
  });
  const { errors } = formState;
  usePreservedInput<LoginInput>(FORM_ID, (typed) =>
    reset({ email: carriedEmail, password: '', ...typed }, { keepDefaultValues: true }),
  );

  const send = handleSubmit((values) => {
    if (login.isPending || login.isSuccess) return;
    login.mutate(
      { ...values, deviceToken: readDeviceToken() },
      {
        onError: (error) => showIssues(error, fields, setError),
      },
    );
  });

  const isAboutField = fieldIssues(login.error, fields).length > 0;

  // `post` keeps the password out of the URL if the form is submitted before hydration.
  return (
    <form id={FORM_ID} method="post" noValidate onSubmit={send} className="grid gap-5">
      <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
      <PasswordField
        label={t('account.password')}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      {login.isError && !isAboutField && (
        <LoginFailure error={login.error} email={login.variables.email} />
      )}
      <Button type="submit" busy={login.isPending || login.isSuccess}>
        {t('account.loginButton')}
      </Button>
      <Link
        to="/forgot-password"
        state={() => ({ accountEmail: getValues('email') })}
        className={`${textLinkClass} justify-self-center`}
      >
        {t('account.forgotLink')}
      </Link>
    </form>
  );
};

export const LoginScreen = ({ returnPath }: { returnPath: string | undefined }) => {
  const { t } = useLanguage();
  useRedirectLoggedIn(returnPath);
  const redirect = useHydratedReturnPath(returnPath);
  const notice = useLoginNotice();
  return (
    <AccountLayout
      title={t('account.loginTitle')}
      lead={redirect ? t('account.loginLeadToContinue') : t('account.loginLead')}
      foot={
        <p>
          <Sentence
            text={t('account.noAccount')}
            parts={[
              (words) => (
                <Link to="/register" search={{ redirect }} className={textLinkClass}>
                  {words}
                </Link>
              ),
            ]}
          />
        </p>
      }
    >
      <ScriptNeeded to={t('account.toLogIn')} />
      {notice && (
        <div className="mb-6">
          <Notice tone="info">{notice}</Notice>
        </div>
      )}
      <LoginForm />
      <PasskeyLogin />
    </AccountLayout>
  );
};
