import { Link, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { NewPasswordField } from '#client/features/accounts/password/new-password-field.tsx';
import { useOpenSession } from '#client/features/accounts/session/use-open-session.ts';
import {
  useHydratedReturnPath,
  useRedirectLoggedIn,
} from '#client/features/accounts/session/use-return-path.ts';
import { usePreservedInput } from '#client/hydration/preserve-input.ts';
import { AccountLayout, ScriptNeeded } from '#client/layouts/account/account-layout.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { PASSWORD_MIN } from '#shared/passwords.ts';
import {
  emptyRegistration,
  type RegistrationValues,
  registrationIssues,
} from './registration-values.ts';

const REGISTRATION_FORM_ID = 'registrazione';

const fields = ['name', 'email', 'password'] as const;

const resolver = schemaResolver<RegistrationValues>(async () => {
  const { registerInput } = await import('#shared/accounts.schema.ts');
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
  const call = trpc.accounts.register.useMutation();
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
const PrivacyLabel = () => (
  <>
    Ho letto e accetto l’
    <a href="/pages/informativa-privacy" target="_blank" rel="noopener" className={textLinkClass}>
      informativa sulla privacy
      <span className="sr-only"> (si apre in una nuova scheda)</span>
    </a>
  </>
);

const RegisterForm = () => {
  const { form, send, isSending, failure } = useRegistration();
  const { register, watch, formState } = form;
  const { errors, touchedFields } = formState;
  const [name, email, password] = watch(['name', 'email', 'password']);
  return (
    <form id={REGISTRATION_FORM_ID} method="post" noValidate onSubmit={send} className="grid gap-5">
      <TextField
        label="Nome"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <EmailField error={errors.email?.message} {...register('email')} />
      <NewPasswordField
        {...register('password', touchedFields.passwordAgain ? { deps: 'passwordAgain' } : {})}
        label="Password"
        typed={password}
        min={PASSWORD_MIN}
        about={[name, email]}
        required
        error={errors.password?.message}
      />
      <PasswordField
        label="Conferma password"
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
        Registrati
      </Button>
    </form>
  );
};

export const RegisterScreen = ({ returnPath }: { returnPath: string | undefined }) => {
  useRedirectLoggedIn(returnPath);
  const redirect = useHydratedReturnPath(returnPath);
  return (
    <AccountLayout
      title="Registrati"
      lead="Con un account segui le tue richieste di soggiorno e puoi scrivere una recensione."
      foot={
        <p>
          Hai già un account?{' '}
          <Link to="/login" search={{ redirect: redirect }} className={textLinkClass}>
            Login
          </Link>
        </p>
      }
    >
      <ScriptNeeded to="registrarsi" />
      <RegisterForm />
    </AccountLayout>
  );
};
