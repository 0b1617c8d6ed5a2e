import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NewPasswordField } from '#client/features/accounts/password/new-password-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { PASSWORD_MIN_IN_PROFILE } from '#shared/accounts/passwords.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { text } from '#shared/texts/texts.ts';
import { FormFooter, UsernameField, useSaveProfile } from './profile-form.tsx';

type PasswordFormValues = {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
};

const emptyPasswords: PasswordFormValues = {
  currentPassword: '',
  newPassword: '',
  confirmation: '',
};

const confirmationIssue = (values: PasswordFormValues): InputIssue | null =>
  values.newPassword === values.confirmation
    ? null
    : { path: 'confirmation', message: text('profile.newPasswordsDiffer') };

const fields: readonly (keyof PasswordFormValues)[] = ['currentPassword', 'newPassword'];

const usePasswordForm = () => {
  const save = useSaveProfile();
  const form = useForm<PasswordFormValues>({
    mode: 'onTouched',
    defaultValues: emptyPasswords,
    resolver: schemaResolver(async () => {
      const { updateProfileInput } = await import('#shared/accounts/accounts.schema.ts');
      return {
        schema: updateProfileInput.pick({ currentPassword: true, newPassword: true }),
        alsoWrong: confirmationIssue,
      };
    }),
  });
  const send = form.handleSubmit(({ currentPassword, newPassword }) => {
    if (save.isPending) return;
    save.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => form.reset(emptyPasswords),
        onError: (error) => showIssues(error, fields, form.setError),
      },
    );
  });
  return { form, save, send };
};

const PasswordFields = ({ user }: { user: OwnUser }) => {
  const { t } = useLanguage();
  const { form, save, send } = usePasswordForm();
  const { setFocus } = form;
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const { errors, isDirty, touchedFields } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      <UsernameField email={user.email} />
      <PasswordField
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        hint={
          <Link to="/forgot-password" className={textLinkClass}>
            {t('profile.forgotLink')}
          </Link>
        }
        {...form.register('currentPassword')}
      />
      <NewPasswordField
        {...form.register(
          'newPassword',
          touchedFields.confirmation ? { deps: 'confirmation' } : {},
        )}
        label={t('account.newPassword')}
        typed={newPassword}
        min={PASSWORD_MIN_IN_PROFILE}
        about={[user.name, user.email]}
        required
        error={errors.newPassword?.message}
      />
      <PasswordField
        label={t('account.newPasswordAgain')}
        autoComplete="new-password"
        required
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      <FormFooter save={save} fields={fields} unsaved={isDirty}>
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {t('profile.changePassword')}
        </Button>
      </FormFooter>
    </form>
  );
};

export const PasswordForm = ({ user }: { user: OwnUser }) => {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <PasswordFields user={user} />;
  return (
    <Button variant="secondary" onClick={() => setIsOpen(true)}>
      {t('profile.changePassword')}
    </Button>
  );
};
