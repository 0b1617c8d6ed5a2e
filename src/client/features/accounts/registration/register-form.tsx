import { EmailField } from '#client/features/accounts/frame/email-field.tsx';
import { textLinkClass } from '#client/features/accounts/frame/text-link.ts';
import { NewPasswordField } from '#client/features/accounts/password/new-password-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { PASSWORD_MIN } from '#shared/passwords.ts';
import { REGISTRATION_FORM_ID, useRegistration } from './use-registration.ts';

/** The page opens beside this one, which would lose what was typed. */
const PrivacyLabel = () => (
  <>
    Ho letto e accetto l’
    <a href="/pages/informativa-privacy" target="_blank" rel="noopener" className={textLinkClass}>
      informativa sulla privacy
      <span className="sr-only"> (si apre in una nuova scheda)</span>
    </a>
  </>
);

export const RegisterForm = () => {
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
