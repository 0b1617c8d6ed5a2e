import { Link, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { AccountLayout, ScriptNeeded } from '#client/features/accounts/layout/account-layout.tsx';
import { NewPasswordField } from '#client/features/accounts/password/new-password-field.tsx';
import { usePreservedInput } from '#client/hydration/preserve-input.ts';
import { useOpenSession } from '#client/session/use-open-session.ts';
import { useHydratedReturnPath, useRedirectLoggedIn } from '#client/session/use-return-path.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Sentence, useLanguage, useLocalizedPath } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { PASSWORD_MIN } from '#shared/accounts/passwords.ts';
import {
  emptyRegistration,
  type RegistrationValues,
  registrationIssues,
} from './registration-values.ts';

const REGISTRATION_FORM_ID = 'registrazione';

const fields = ['name', 'email', 'password'] as const;

const resolver = schemaResolver<RegistrationValues>(async () => {
  const { registerInput } = await import('#shared/accounts/accounts.schema.ts');
  return { schema: registerInput, alsoWrong: registrationIssues };
});

/** Null where a field shows the error itself. */
const failureOf = (error: unknown): string | null => {
  if (!error) return null;
  return fieldIssues(error, fields).length > 0 ? null : errorText(error, 'Registration failed');
};

const useRegistration = () => {
  const navigate = useNavigate();
  const openSession = useOpenSession();
  const call = trpc.accounts.register.useMutation({ meta: { refetches: false } });
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: emptyRegistration,
    resolver,
  });
  const { setError, reset } = form;
  usePreservedInput<RegistrationValues>(REGISTRATION_FORM_ID, (typed) =>
    reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true }),
  );

  const send = form.handleSubmit(({ name, email, password }) => {
    if (call.isPending || call.isSuccess) return;
    call.mutate(
      { name, email, password },
      {
        onError: (error) => showIssues(error, fields, setError),
        onSuccess: (session) => {
          openSession(session);
          void navigate({ to: '/pages/registrazione-richiesta', state: { justRegistered: true } });
        },
      },
    );
  });

  return {
    form,
    send,
    isSending: call.isPending || call.isSuccess,
    failure: failureOf(call.error),
  };
};

/** Opens in a new tab, so that nothing typed is lost. */
const PrivacyLabel = () => {
  const { t } = useLanguage();
  const localized = useLocalizedPath();
  return (
    <Sentence
      text={t('account.privacyConsent')}
      parts={[
        (words) => (
          <a
            href={localized('/pages/informativa-privacy')}
            target="_blank"
            rel="noopener"
            className={textLinkClass}
          >
            {words}
            <span className="sr-only"> {t('account.opensNewTab')}</span>
          </a>
        ),
      ]}
    />
  );
};

const RegisterForm = () => {
  const { t } = useLanguage();
  const { form, send, isSending, failure } = useRegistration();
  const { register, watch, formState } = form;
  const { errors, touchedFields } = formState;
  const [name, email, password] = watch(['name', 'email', 'password']);
  return (
    <form id={REGISTRATION_FORM_ID} method="post" noValidate onSubmit={send} className="grid gap-5">
      <TextField
        label={t('account.name')}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <EmailField error={errors.email?.message} {...register('email')} />
      <NewPasswordField
        {...register('password', touchedFields.passwordAgain ? { deps: 'passwordAgain' } : {})}
        label={t('account.password')}
        typed={password}
        min={PASSWORD_MIN}
        about={[name, email]}
        required
        error={errors.password?.message}
      />
      <PasswordField
        label={t('account.passwordAgain')}
        autoComplete="new-password"
        required
        error={errors.passwordAgain?.message}
        {...register('passwordAgain')}
      />
      <CheckboxField
        label={<PrivacyLabel />}
        required
        error={errors.privacy?.message}
        {...register('privacy')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" busy={isSending}>
        {t('account.registerButton')}
      </Button>
    </form>
  );
};

export const RegisterScreen = ({ returnPath }: { returnPath: string | undefined }) => {
  const { t } = useLanguage();
  useRedirectLoggedIn(returnPath);
  const redirect = useHydratedReturnPath(returnPath);
  return (
    <AccountLayout
      title={t('account.registerTitle')}
      lead={t('account.registerLead')}
      foot={
        <p>
          <Sentence
            text={t('account.hasAccount')}
            parts={[
              (words) => (
                <Link to="/login" search={{ redirect }} className={textLinkClass}>
                  {words}
                </Link>
              ),
            ]}
          />
        </p>
      }
    >
      <ScriptNeeded to={t('account.toRegister')} />
      <RegisterForm />
    </AccountLayout>
  );
};
