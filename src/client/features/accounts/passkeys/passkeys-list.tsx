import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ProfileListItem } from '#client/features/accounts/profile/profile-list-item.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { formatInstant } from '#shared/italian-dates.ts';
import type { Passkey } from '#shared/passkeys.schema.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

const fields = ['name'] as const;

const RenameDialog = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const utils = trpc.useUtils();
  const rename = trpc.passkeys.rename.useMutation({
    onSuccess: async () => {
      await utils.passkeys.list.invalidate();
      toastSuccess('Nome cambiato');
      onClose();
    },
  });
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: passkey.name },
    resolver: schemaResolver(async () => {
      const { renamePasskeyInput } = await import('#shared/passkeys.schema.ts');
      return { schema: renamePasskeyInput.pick({ name: true }) };
    }),
  });
  const send = handleSubmit(({ name }) => {
    if (rename.isPending) return;
    const input = { id: passkey.id, name };
    rename.mutate(input, { onError: (error) => showIssues(error, fields, setError) });
  });
  const failure = failureBeside(rename.error, fields, 'Errore nel cambio del nome');
  return (
    <FormDialog
      title="Cambia nome alla passkey"
      submitLabel="Salva"
      busy={rename.isPending}
      onSubmit={send}
      onClose={onClose}
      className="grid gap-4"
    >
      <TextField
        label="Nome della passkey"
        required
        error={formState.errors.name?.message}
        {...register('name')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
    </FormDialog>
  );
};

type RemoveDialogProps = { passkey: Passkey; isLast: boolean; onClose: () => void };

const RemoveDialog = ({ passkey, isLast, onClose }: RemoveDialogProps) => {
  const utils = trpc.useUtils();
  const remove = trpc.passkeys.remove.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: () => utils.passkeys.list.invalidate(),
  });
  return (
    <DeleteDialog
      title="Togliere la passkey?"
      confirmLabel="Togli la passkey"
      id={passkey.id}
      remove={remove}
      failure="Errore nella rimozione della passkey"
      onClose={onClose}
    >
      <p>
        Con ‘{passkey.name}’ non si entrerà più. La password resta valida
        {isLast && '; i codici di recupero non serviranno più, e vengono tolti anche loro'}.
      </p>
    </DeleteDialog>
  );
};

type RenewCodesDialogProps = { onRenewed: (codes: string[]) => void; onClose: () => void };

const RenewCodesDialog = ({ onRenewed, onClose }: RenewCodesDialogProps) => {
  const renew = trpc.passkeys.renewCodes.useMutation({
    onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  });
  return (
    <ConfirmDialog
      open
      title="Fare nuovi codici di recupero?"
      confirmLabel="Fai nuovi codici"
      busy={renew.isPending}
      error={renew.isError ? errorText(renew.error, 'Errore nei codici di recupero') : null}
      onConfirm={() => renew.mutate()}
      onClose={onClose}
    >
      <p>Quelli di prima non varranno più, anche se non li hai usati.</p>
    </ConfirmDialog>
  );
};

type PasskeyItemProps = {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
  /** The focused row was removed. */
  onFocusLost: () => void;
};

const PasskeyItem = ({ passkey, onRename, onRemove, onFocusLost }: PasskeyItemProps) => (
  <ProfileListItem
    onFocusLost={onFocusLost}
    about={
      <>
        <p className="flex items-center gap-2 text-base font-semibold [overflow-wrap:anywhere] text-ink">
          <KeyRound aria-hidden className="size-4 shrink-0" />
          {passkey.name}
        </p>
        <p>Aggiunta il {formatInstant(passkey.createdAt)}</p>
        {passkey.lastUsedAt && <p>Usata l’ultima volta il {formatInstant(passkey.lastUsedAt)}</p>}
      </>
    }
  >
    <div className="flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="small"
        aria-label={`Rinomina la passkey: ${passkey.name}`}
        onClick={onRename}
      >
        Rinomina
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Togli la passkey: ${passkey.name}`}
        onClick={onRemove}
      >
        Togli
      </Button>
    </div>
  </ProfileListItem>
);

type Step =
  | { kind: 'add' }
  | { kind: 'rename' | 'remove'; passkey: Passkey }
  | { kind: 'renew' }
  | { kind: 'codes'; codes: string[] };

type PasskeysProps = { user: OwnUser; passkeys: readonly Passkey[]; onFocusLost: () => void };

const Passkeys = ({ user, passkeys, onFocusLost }: PasskeysProps) => {
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const showCodes = (codes: string[] | null) => setStep(codes && { kind: 'codes', codes });
  return (
    <div className="grid gap-5">
      {passkeys.length === 0 && <p>Per ora si entra con email e password.</p>}
      {passkeys.length > 0 && (
        <ul className="divide-y divide-sand-200">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setStep({ kind: 'rename', passkey })}
              onRemove={() => setStep({ kind: 'remove', passkey })}
              onFocusLost={onFocusLost}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setStep({ kind: 'add' })}>
          <Plus aria-hidden className="size-4" />
          Aggiungi una passkey
        </Button>
        {passkeys.length > 0 && (
          <Button variant="quiet" onClick={() => setStep({ kind: 'renew' })}>
            Nuovi codici di recupero
          </Button>
        )}
      </div>
      {step?.kind === 'add' && <AddPasskeyDialog user={user} onAdded={showCodes} onClose={close} />}
      {step?.kind === 'rename' && <RenameDialog passkey={step.passkey} onClose={close} />}
      {step?.kind === 'remove' && (
        <RemoveDialog passkey={step.passkey} isLast={passkeys.length === 1} onClose={close} />
      )}
      {step?.kind === 'renew' && <RenewCodesDialog onRenewed={showCodes} onClose={close} />}
      {step?.kind === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
    </div>
  );
};

/** Calls `onFocusLost` when the focused row disappears. */
export const PasskeysList = ({ user, onFocusLost }: Omit<PasskeysProps, 'passkeys'>) => {
  const passkeys = trpc.passkeys.list.useQuery();
  return (
    <Loaded
      query={passkeys}
      failure="Errore nel caricamento delle passkey"
      skeleton={<Skeleton className="h-24" />}
    >
      {(held) => <Passkeys user={user} passkeys={held} onFocusLost={onFocusLost} />}
    </Loaded>
  );
};
