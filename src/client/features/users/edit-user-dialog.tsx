import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type ListedUser, type UpdateUserInput, updateUserInput } from '#shared/users.schema.ts';
import { PersonEmailField, PersonNameField } from './person-fields.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useIsLastAdmin, useRenewedUser } from './use-users.ts';
import { UserFormDialog } from './user-form-dialog.tsx';
import { type UserWrites, userFailures } from './user-writes.ts';

type Values = Required<Pick<UpdateUserInput, 'name' | 'email' | 'role'>>;

const names = {
  name: 'Nome',
  email: 'Email',
  role: 'Ruolo',
} as const satisfies FieldNames<Values>;

const fields = keysOf(names);

const valuesOf = ({ name, email, role }: ListedUser): Values => ({ name, email, role });

type EditUserDialogProps = {
  /** As the list showed it. */
  listed: ListedUser;
  isSelf: boolean;
  writes: UserWrites;
  onClose: () => void;
};

const resolver = schemaResolver<Values>(async () => ({
  schema: updateUserInput.omit({ id: true }),
}));

const useEditUser = ({ listed, writes: { update }, onClose }: EditUserDialogProps) => {
  const user = useRenewedUser(listed);
  const close = () => {
    update.reset();
    onClose();
  };
  const saved = useSavedForm<ListedUser, Values>({
    saved: user,
    valuesOf,
    names,
    resolver,
    send: (values, base) => {
      const changes = changedFields(fields, values, valuesOf(base));
      return update.mutateAsync({ id: base.id, version: base.version, ...changes });
    },
    onSaved: close,
  });
  return { ...saved, user, close };
};

export const EditUserDialog = (props: EditUserDialogProps) => {
  const { listed, isSelf, writes } = props;
  const isLastAdmin = useIsLastAdmin(listed);
  const formId = useId();
  const { user, form, submit, conflict, close } = useEditUser(props);
  const { register, control } = form;
  const { errors, dirtyFields } = form.formState;
  const role = useWatch({ control, name: 'role' });
  return (
    <UserFormDialog
      title="Modifica utente"
      submitLabel="Salva l’utente"
      formId={formId}
      write={writes.update}
      fields={fields}
      conflict={conflict}
      fallback={userFailures.update}
      onClose={close}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <PersonNameField error={errors.name?.message} {...register('name')} />
        <PersonEmailField
          hint={
            dirtyFields.email &&
            'Vale subito, senza conferma; al vecchio indirizzo arriva un avviso.'
          }
          error={errors.email?.message}
          {...register('email')}
        />
        <RoleChoice
          field={register('role')}
          isLastAdmin={isLastAdmin}
          error={errors.role?.message}
        />
        {isSelf && role !== user.role && (
          <Notice tone="warning" title="È il tuo utente">
            Dopo il salvataggio non sarai più amministratore, e questa schermata si chiude.
          </Notice>
        )}
      </form>
    </UserFormDialog>
  );
};
