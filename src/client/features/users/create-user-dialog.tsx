import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NewPasswordField } from '#client/features/accounts/password/new-password-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { PASSWORD_MIN_IN_PROFILE } from '#shared/passwords.ts';
import { type CreateUserInput, createUserInput } from '#shared/users.schema.ts';
import { generatePassword } from './generate-password.ts';
import { PersonEmailField, PersonNameField } from './person-fields.tsx';
import { RoleChoice } from './role-choice.tsx';
import { UserFormDialog } from './user-form-dialog.tsx';
import { type UserWrites, userFailures } from './user-writes.ts';

const fields: readonly (keyof CreateUserInput)[] = ['name', 'email', 'password', 'role'];

type CreateUserDialogProps = { writes: UserWrites; onClose: () => void };

const useCreateUser = ({ writes: { create }, onClose }: CreateUserDialogProps) => {
  const form = useForm<CreateUserInput>({
    mode: 'onTouched',
    resolver: schemaResolver(async () => ({ schema: createUserInput })),
    defaultValues: { name: '', email: '', password: '', role: 'USER' },
  });
  const close = () => {
    create.reset();
    onClose();
  };
  const send = form.handleSubmit((values) => {
    if (create.isPending) return;
    create.mutate(values, {
      onSuccess: close,
      onError: (error) => showIssues(error, fields, form.setError),
    });
  });
  const fillPassword = () =>
    form.setValue('password', generatePassword(), { shouldDirty: true, shouldValidate: true });
  return { form, send, fillPassword, close };
};

export const CreateUserDialog = (props: CreateUserDialogProps) => {
  const formId = useId();
  const { form, send, fillPassword, close } = useCreateUser(props);
  const { register, control } = form;
  const { errors } = form.formState;
  const [name, email, password] = useWatch({ control, name: ['name', 'email', 'password'] });
  return (
    <UserFormDialog
      title="Nuovo utente"
      submitLabel="Crea l’utente"
      formId={formId}
      write={props.writes.create}
      fields={fields}
      fallback={userFailures.create}
      onClose={close}
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-5">
        <p className="text-ink-soft">
          La persona riceve una mail con un link per scegliere la propria password: quella scritta
          qui vale finché non lo usa.
        </p>
        <PersonNameField error={errors.name?.message} {...register('name')} />
        <PersonEmailField error={errors.email?.message} {...register('email')} />
        <div>
          <NewPasswordField
            {...register('password')}
            label="Password"
            typed={password}
            min={PASSWORD_MIN_IN_PROFILE}
            about={[name, email]}
            required
            error={errors.password?.message}
          />
          <Button variant="quiet" size="small" onClick={fillPassword} className="mt-1 -ml-4">
            <KeyRound aria-hidden className="size-4" />
            Genera una password
          </Button>
        </div>
        <RoleChoice field={register('role')} error={errors.role?.message} />
      </form>
    </UserFormDialog>
  );
};
