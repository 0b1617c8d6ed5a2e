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
import { useLanguage } from '#client/ui/language.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { removal } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { Passkey } from '#shared/accounts/passkeys.schema.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

const fields = ['name'] as const;

const RenameDialog = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const { t } = useLanguage();
  const rename = trpc.passkeys.rename.useMutation({
    meta: { success: t('profile.passkeyRenamed') },
  });
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: passkey.name },
    resolver: schemaResolver(async () => {
      const { renamePasskeyInput } = await import('#shared/accounts/passkeys.schema.ts');
      return { schema: renamePasskeyInput.pick({ name: true }) };
    }),
  });
  const send = handleSubmit(({ name }) => {
    if (rename.isPending) return;
    rename.mutate(
      { id: passkey.id, name },
      { onSuccess: onClose, onError: (error) => showIssues(error, fields, setError) },
    );
  });
  const failure = failureBeside(rename.error, fields, t('profile.passkeyRenameFailed'));
  return (
    <FormDialog
      title={t('profile.passkeyRenameTitle')}
      submitLabel={t('profile.saveButton')}
      busy={rename.isPending}
      onSubmit={send}
      onClose={onClose}
      className="grid gap-4"
    >
      <TextField
        label={t('profile.passkeyName')}
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
  const { t } = useLanguage();
  const remove = trpc.passkeys.remove.useMutation({ meta: removal });
  return (
    <DeleteDialog
      title={t('profile.passkeyRemoveTitle')}
      confirmLabel={t('profile.passkeyRemoveButton')}
      id={passkey.id}
      remove={remove}
      failure={t('profile.passkeyRemoveFailed')}
      onClose={onClose}
    >
      <p>
        {t(isLast ? 'profile.passkeyRemoveLastText' : 'profile.passkeyRemoveText', {
          name: passkey.name,
        })}
      </p>
    </DeleteDialog>
  );
};

type RenewCodesDialogProps = { onRenewed: (codes: string[]) => void; onClose: () => void };

const RenewCodesDialog = ({ onRenewed, onClose }: RenewCodesDialogProps) => {
  const { t } = useLanguage();
  const renew = trpc.passkeys.renewCodes.useMutation({
    onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  });
  return (
    <ConfirmDialog
      open
      title={t('profile.codesNewTitle')}
      confirmLabel={t('profile.codesNewButton')}
      busy={renew.isPending}
      error={renew.isError ? errorText(renew.error, t('profile.codesFailed')) : null}
      onConfirm={() => renew.mutate()}
      onClose={onClose}
    >
      <p>{t('profile.codesNewText')}</p>
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

const PasskeyItem = ({ passkey, onRename, onRemove, onFocusLost }: PasskeyItemProps) => {
  const { t, formatInstant } = useLanguage();
  return (
    <ProfileListItem
      onFocusLost={onFocusLost}
      about={
        <>
          <p className="flex items-center gap-2 text-base font-semibold [overflow-wrap:anywhere] text-ink">
            <KeyRound aria-hidden className="size-4 shrink-0" />
            {passkey.name}
          </p>
          <p>{t('profile.passkeyAdded', { when: formatInstant(passkey.createdAt) })}</p>
          {passkey.lastUsedAt && (
            <p>{t('profile.passkeyUsed', { when: formatInstant(passkey.lastUsedAt) })}</p>
          )}
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="small"
          aria-label={t('profile.passkeyRenameThis', { name: passkey.name })}
          onClick={onRename}
        >
          {t('profile.passkeyRename')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('profile.passkeyRemoveThis', { name: passkey.name })}
          onClick={onRemove}
        >
          {t('profile.passkeyRemove')}
        </Button>
      </div>
    </ProfileListItem>
  );
};

type Step =
  | { kind: 'add' }
  | { kind: 'rename' | 'remove'; passkey: Passkey }
  | { kind: 'renew' }
  | { kind: 'codes'; codes: string[] };

type PasskeysProps = { user: OwnUser; passkeys: readonly Passkey[]; onFocusLost: () => void };

const Passkeys = ({ user, passkeys, onFocusLost }: PasskeysProps) => {
  const { t } = useLanguage();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const showCodes = (codes: string[] | null) => setStep(codes && { kind: 'codes', codes });
  return (
    <div className="grid gap-5">
      {passkeys.length === 0 && <p>{t('profile.passkeysNone')}</p>}
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
          {t('profile.passkeyAdd')}
        </Button>
        {passkeys.length > 0 && (
          <Button variant="quiet" onClick={() => setStep({ kind: 'renew' })}>
            {t('profile.codesNew')}
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
  const { t } = useLanguage();
  const passkeys = trpc.passkeys.list.useQuery();
  return (
    <Loaded
      query={passkeys}
      failure={t('profile.passkeysFailed')}
      skeleton={<Skeleton className="h-24" />}
    >
      {(held) => <Passkeys user={user} passkeys={held} onFocusLost={onFocusLost} />}
    </Loaded>
  );
};
