import { useWatch } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { isOtherAddress } from './data-form-values.ts';
import { FormFoot } from './form-foot.tsx';
import { PendingEmailNotice } from './pending-email-notice.tsx';
import { dataFields, useDataForm } from './use-data-form.ts';
import { UsernameField } from './username-field.tsx';

/** Name and address. A new address waits for its own confirmation. */
export const DataForm = ({ user }: { user: OwnUser }) => {
  const { form, save, submit, conflict, unsaved } = useDataForm(user);
  const { errors } = form.formState;
  const email = useWatch({ control: form.control, name: 'email' });
  const asksPassword = isOtherAddress(email, user.email);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Nome"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      {asksPassword && (
        <>
          <UsernameField email={user.email} />
          <PasswordField
            label="Password attuale"
            hint="Serve per cambiare email."
            autoComplete="current-password"
            required
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        </>
      )}
      {user.pendingEmail && <PendingEmailNotice email={user.email} pending={user.pendingEmail} />}
      <FormFoot save={save} fields={dataFields} conflict={conflict} unsaved={unsaved}>
        <Button type="submit" busy={save.isPending}>
          Salva
        </Button>
      </FormFoot>
    </form>
  );
};
