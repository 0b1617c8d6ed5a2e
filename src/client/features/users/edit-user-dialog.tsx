import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { type ListedUser, type UpdateUserInput, updateUserInput } from '#shared/users.schema.ts';
import { PersonEmailField, PersonNameField } from './person-fields.tsx';
import { RoleChoice } from './role-choice.tsx';
import { UserFormDialog } from './user-form-dialog.tsx';
import { type UserWrites, userFailures } from './user-writes.ts';

type Values = Required<Omit<UpdateUserInput, 'id'>>;

const fields: readonly (keyof Values)[] = ['name', 'email', 'role'];

type EditUserDialogProps = {
  user: ListedUser;
  isSelf: boolean;
  isLastAdmin: boolean;
  writes: UserWrites;
  onClose: () => void;
};

const useEditUser = ({ user, writes: { update }, onClose }: EditUserDialogProps) => {
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: schemaResolver(async () => ({ schema: updateUserInput.omit({ id: true }) })),
    defaultValues: { name: user.name, email: user.email, role: user.role },
  });
  const close = () => {
    update.reset();
    onClose();
  };
  const send = form.handleSubmit((values) => {
    if (update.isPending) return;
    update.mutate(
      { id: user.id, ...values },
      {
        onSuccess: close,
        onError: (error) => showIssues(error, fields, form.setError),
      },
    );
  });
  return { form, send, close };
};

export const EditUserDialog = (props: EditUserDialogProps) => {
  const { user, isSelf, isLastAdmin, writes } = props;
  const formId = useId();
  const { form, send, close } = useEditUser(props);
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
      fallback={userFailures.update}
      onClose={close}
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-5">
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
