import { KeyRound } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { NewPasswordField } from '#client/features/accounts/password/new-password-field.tsx';
import { MailLanguageField } from '#client/features/site-settings/mail-language.tsx';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { Button } from '#client/ui/button.tsx';
import { changedFields } from '#client/ui/changed-fields.ts';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { showIssues } from '#client/ui/form-issues.ts';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { User } from '#shared/accounts/accounts.schema.ts';
import { PASSWORD_MIN_IN_PROFILE } from '#shared/accounts/passwords.ts';
import type { CreateUserInput, ListedUser } from '#shared/accounts/users.schema.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { generatePassword } from './generate-password.ts';
import { useIsLastAdmin, useNewestUser } from './use-users.ts';
import {
  changedUserResolver,
  newUser,
  newUserFields,
  newUserNames,
  newUserResolver,
  type UserValues,
  userFields,
  userNames,
  valuesOf,
} from './user.form.ts';
import { InviteNote, PasskeysNote } from './user-access.tsx';
import { RoleChoice, UserFormDialog } from './user-form-dialog.tsx';
import { type UserMutations, userFailures, useUserMutations } from './user-mutations.ts';

type DeleteUserDialogProps = { user: ListedUser; mutations: UserMutations; onClose: () => void };

const DeleteUserDialog = ({ user, mutations, onClose }: DeleteUserDialogProps) => (
  <DeleteDialog
    title="Eliminare l’utente?"
    confirmLabel="Elimina l’utente"
    id={user.id}
    remove={mutations.remove}
    failure={userFailures.delete}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      <strong>{user.name}</strong> ({user.email}) non potrà più accedere: profilo, avatar e sessioni
      aperte vanno persi per sempre. Le sue prenotazioni restano, ma non le vedrà più chi si
      registra di nuovo con questo indirizzo; restano anche le recensioni, firmate «Ospite», e gli
      articoli del blog, firmati con il nome del sito.
    </p>
  </DeleteDialog>
);

const ResetPasskeysDialog = ({ user, mutations, onClose }: DeleteUserDialogProps) => (
  <DeleteDialog
    title="Rimuovere le passkey?"
    confirmLabel="Rimuovi le passkey"
    id={user.id}
    remove={mutations.resetPasskeys}
    failure={userFailures.resetPasskeys}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      Serve quando <strong>{user.name}</strong> ha perso il telefono o il computer con cui entrava.
      Le sue passkey e i suoi codici di recupero non valgono più e le sue sessioni si chiudono:
      entra con la password, e può aggiungere una passkey nuova.
      {useSendsMails() && ' Tutti gli amministratori ricevono una mail.'}
    </p>
  </DeleteDialog>
);

type EditUserDialogProps = {
  listed: ListedUser;
  isSelf: boolean;
  mutations: UserMutations;
  onResetPasskeys: () => void;
  onClose: () => void;
};

const useEditUser = ({ listed, mutations: { update }, onClose }: EditUserDialogProps) => {
  const user = useNewestUser(listed);
  const close = () => {
    update.reset();
    onClose();
  };
  const saved = useSavedForm<ListedUser, UserValues>({
    saved: user,
    valuesOf,
    names: userNames,
    resolver: changedUserResolver,
    send: (values, base) => {
      const changes = changedFields(userFields, values, valuesOf(base));
      return update.mutateAsync({ id: base.id, seenVersion: base.version, ...changes });
    },
    onSaved: close,
  });
  return { ...saved, user, close };
};

// No autofill: the data belong to another person.

const EditUserDialog = (props: EditUserDialogProps) => {
  const { listed, isSelf, mutations, onResetPasskeys } = props;
  const isLastAdmin = useIsLastAdmin(listed);
  const sendsMails = useSendsMails();
  const { user, form, submit, conflict, close } = useEditUser(props);
  const { register, control } = form;
  const { errors, dirtyFields } = form.formState;
  const role = useWatch({ control, name: 'role' });
  return (
    <UserFormDialog
      title="Modifica utente"
      submitLabel="Salva l’utente"
      mutation={mutations.update}
      fields={userFields}
      conflict={conflict}
      fallback={userFailures.update}
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        label={userNames.name}
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <EmailField
        label={userNames.email}
        autoComplete="off"
        hint={
          dirtyFields.email &&
          `Vale subito, senza conferma${sendsMails ? '; al vecchio indirizzo arriva un avviso' : ''}.`
        }
        error={errors.email?.message}
        {...register('email')}
      />
      <RoleChoice
        label={userNames.role}
        field={register('role')}
        isLastAdmin={isLastAdmin}
        error={errors.role?.message}
      />
      <MailLanguageField
        label={userNames.locale}
        saved={user.locale}
        error={errors.locale?.message}
        {...register('locale')}
      />
      {isSelf && role !== user.role && (
        <Notice tone="warning" title="È il tuo utente">
          Dopo il salvataggio non sarai più amministratore, e questa schermata si chiude.
        </Notice>
      )}
      {!isSelf && sendsMails && <InviteNote user={listed} invite={mutations.invite} />}
      {!isSelf && <PasskeysNote user={listed} onReset={onResetPasskeys} />}
    </UserFormDialog>
  );
};

type CreateUserDialogProps = { mutations: UserMutations; onClose: () => void };

const useCreateUser = ({ mutations: { create }, onClose }: CreateUserDialogProps) => {
  const form = useForm<CreateUserInput>({
    mode: 'onTouched',
    resolver: newUserResolver,
    defaultValues: { ...newUser, password: generatePassword() },
  });
  const close = () => {
    create.reset();
    onClose();
  };
  const send = form.handleSubmit((values) => {
    if (create.isPending) return;
    create.mutate(values, {
      onSuccess: close,
      onError: (error) => showIssues(error, newUserFields, form.setError),
    });
  });
  const fillPassword = () =>
    form.setValue('password', generatePassword(), { shouldDirty: true, shouldValidate: true });
  return { form, send, fillPassword, close };
};

const CreateUserDialog = (props: CreateUserDialogProps) => {
  const { form, send, fillPassword, close } = useCreateUser(props);
  const sendsMails = useSendsMails();
  const { register, control } = form;
  const { errors } = form.formState;
  const [name, email, password] = useWatch({ control, name: ['name', 'email', 'password'] });
  return (
    <UserFormDialog
      title="Nuovo utente"
      submitLabel="Crea l’utente"
      mutation={props.mutations.create}
      fields={newUserFields}
      fallback={userFailures.create}
      onSubmit={send}
      onClose={close}
    >
      <p className="text-ink-soft">
        {sendsMails
          ? 'Riceverà una mail per scegliere la password; fino ad allora vale quella provvisoria.'
          : 'La posta del sito non è impostata: non riceverà nessuna mail. Comunica tu la password provvisoria: poi potrà cambiarla dal profilo.'}
      </p>
      <TextField
        label={newUserNames.name}
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <EmailField
        label={newUserNames.email}
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <RoleChoice label={newUserNames.role} field={register('role')} error={errors.role?.message} />
      <MailLanguageField
        label={newUserNames.locale}
        saved={HOUSE_LOCALE}
        error={errors.locale?.message}
        {...register('locale')}
      />
      <Folded title="Password provvisoria" open={!sendsMails || errors.password !== undefined}>
        <NewPasswordField
          {...register('password')}
          startsShown
          label={newUserNames.password}
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
      </Folded>
    </UserFormDialog>
  );
};

/** The open dialog. */
export type UserStep =
  | { kind: 'create' }
  | { kind: 'edit' | 'delete' | 'reset-passkeys'; user: ListedUser };

type UserDialogsProps = {
  self: User;
  step: UserStep | null;
  onStep: (step: UserStep | null) => void;
};

export const UserDialogs = ({ self, step, onStep }: UserDialogsProps) => {
  const mutations = useUserMutations(self);
  const onClose = () => onStep(null);
  return (
    <>
      {step?.kind === 'create' && <CreateUserDialog mutations={mutations} onClose={onClose} />}
      {step?.kind === 'edit' && (
        <EditUserDialog
          listed={step.user}
          isSelf={step.user.id === self.id}
          mutations={mutations}
          onResetPasskeys={() => onStep({ kind: 'reset-passkeys', user: step.user })}
          onClose={onClose}
        />
      )}
      {step?.kind === 'reset-passkeys' && (
        <ResetPasskeysDialog user={step.user} mutations={mutations} onClose={onClose} />
      )}
      {step?.kind === 'delete' && (
        <DeleteUserDialog user={step.user} mutations={mutations} onClose={onClose} />
      )}
    </>
  );
};
