import { useForm } from 'react-hook-form';
import { UsernameField } from '#client/features/accounts/profile/profile-form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { passkeyFailure, useAddPasskey } from './use-passkey.ts';

type Values = { name: string; currentPassword: string };

const fields = ['name', 'currentPassword'] as const;

type AddPasskeyDialogProps = {
  user: OwnUser;
  /** With codes when it is the first passkey. */
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
};

/** Asks for the password: an open session is not enough to add a way in. */
export const AddPasskeyDialog = ({ user, onAdded, onClose }: AddPasskeyDialogProps) => {
  const { t } = useLanguage();
  const add = useAddPasskey(({ recoveryCodes }) => onAdded(recoveryCodes));
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { name: '', currentPassword: '' },
    resolver: schemaResolver(async () => {
      const { addPasskeyInput, offerPasskeyInput } = await import(
        '#shared/accounts/passkeys.schema.ts'
      );
      return { schema: offerPasskeyInput.extend({ name: addPasskeyInput.shape.name }) };
    }),
  });
  const send = handleSubmit((values) => {
    if (add.isPending || add.isSuccess) return;
    add.mutate(values, { onError: (error) => showIssues(error, fields, setError) });
  });
  const { errors } = formState;
  const isBesideField = fieldIssues(add.error, fields).length > 0;
  return (
    <FormDialog
      title={t('profile.passkeyAdd')}
      submitLabel={t('profile.continueButton')}
      busy={add.isPending || add.isSuccess}
      onSubmit={send}
      onClose={onClose}
      className="grid gap-4"
    >
      <p>{t('profile.passkeyAddText')}</p>
      <TextField
        label={t('profile.passkeyName')}
        hint={t('profile.passkeyNameHint')}
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <UsernameField email={user.email} />
      <PasswordField
        label={t('profile.yourPassword')}
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      {add.isError && !isBesideField && (
        <Notice tone="error">{passkeyFailure(add.error, t('profile.passkeyAddFailed'))}</Notice>
      )}
    </FormDialog>
  );
};
