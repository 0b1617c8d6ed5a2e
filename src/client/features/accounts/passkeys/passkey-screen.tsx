import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountLayout } from '#client/features/accounts/layout/account-layout.tsx';
import { refreshMe } from '#client/session/session.ts';
import { useLogout } from '#client/session/use-logout.ts';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { useGoTo } from '#client/ui/use-go-to.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeysList } from './passkeys-list.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { passkeyFailure, usePasskeyLogin } from './use-passkey.ts';

const fields = ['code'] as const;

type RecoveryFormProps = { onRecovered: (codesLeft: number) => void };

const RecoveryForm = ({ onRecovered }: RecoveryFormProps) => {
  const { t } = useLanguage();
  const recover = trpc.passkeys.recover.useMutation({
    onSuccess: ({ codesLeft }) => onRecovered(codesLeft),
  });
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { code: '' },
    resolver: schemaResolver(async () => {
      const { recoveryInput } = await import('#shared/accounts/passkeys.schema.ts');
      return { schema: recoveryInput };
    }),
  });
  const send = handleSubmit((values) => {
    if (recover.isPending || recover.isSuccess) return;
    recover.mutate(values, { onError: (error) => showIssues(error, fields, setError) });
  });
  const failure = failureBeside(recover.error, fields, t('profile.codeFailed'));
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <TextField
        label={t('profile.code')}
        hint={t('profile.codeHint')}
        autoComplete="one-time-code"
        required
        error={formState.errors.code?.message}
        {...register('code')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" variant="secondary" busy={recover.isPending || recover.isSuccess}>
        {t('profile.codeUse')}
      </Button>
    </form>
  );
};

type UsePasskeyProps = RecoveryFormProps & { onProven: () => void };

const UsePasskey = ({ onProven, onRecovered }: UsePasskeyProps) => {
  const { t } = useLanguage();
  const login = usePasskeyLogin();
  return (
    <div className="grid gap-6">
      <Button
        busy={login.isPending || login.isSuccess}
        onClick={() => login.mutate(undefined, { onSuccess: onProven })}
      >
        <KeyRound aria-hidden className="size-4" />
        {t('profile.proveButton')}
      </Button>
      {login.isError && (
        <Notice tone="error">{passkeyFailure(login.error, t('account.passkeyUseFailed'))}</Notice>
      )}
      <details className="border-t border-sand-200 pt-5">
        <summary className={`${textLinkClass} cursor-pointer`}>
          {t('profile.proveOtherwise')}
        </summary>
        <div className="mt-4 grid gap-5">
          <RecoveryForm onRecovered={onRecovered} />
          <p className="text-sm text-ink-soft">{t('profile.proveNoCodes')}</p>
        </div>
      </details>
    </div>
  );
};

const FirstPasskey = ({ user, onProven }: { user: OwnUser; onProven: () => void }) => {
  const { t } = useLanguage();
  const [isAdding, setIsAdding] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <div className="grid gap-5">
      <p>{t('profile.proveNone')}</p>
      <Button onClick={() => setIsAdding(true)}>{t('profile.passkeyAdd')}</Button>
      {isAdding && codes === null && (
        <AddPasskeyDialog
          user={user}
          onAdded={(added) => (added ? setCodes(added) : onProven())}
          onClose={() => setIsAdding(false)}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={onProven} />}
    </div>
  );
};

type RecoveredProps = { user: OwnUser; codesLeft: number; onContinue: () => void };

/** A user who needed a code has probably lost a device. */
const Recovered = ({ user, codesLeft, onContinue }: RecoveredProps) => {
  const { t } = useLanguage();
  const continueRef = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-6">
      <Notice tone={codesLeft === 0 ? 'warning' : 'success'}>
        {codesLeft === 0 ? t('profile.codesNone') : t('profile.codesLeft', { count: codesLeft })}
      </Notice>
      <PasskeysList user={user} onFocusLost={() => continueRef.current?.focus()} />
      <Button ref={continueRef} onClick={onContinue}>
        {t('profile.continueButton')}
      </Button>
    </div>
  );
};

type PasskeyScreenProps = { user: OwnUser; returnPath: string | undefined };

/** Staff confirm their session with a passkey here, if administrators require it. */
export const PasskeyScreen = ({ user, returnPath = '/admin' }: PasskeyScreenProps) => {
  const { t } = useLanguage();
  const passkeys = trpc.passkeys.list.useQuery();
  const goTo = useGoTo();
  const { logout } = useLogout();
  const [hadNone, setHadNone] = useState<boolean>();
  const [codesLeft, setCodesLeft] = useState<number | null>(null);
  if (hadNone === undefined && passkeys.data) setHadNone(passkeys.data.length === 0);
  const leave = async () => {
    await refreshMe();
    await goTo(returnPath, { replace: true });
  };
  const isRecovered = codesLeft !== null;
  return (
    <AccountLayout
      title={t(isRecovered ? 'profile.recoveredTitle' : 'profile.proveTitle')}
      lead={t(isRecovered ? 'profile.recoveredLead' : 'profile.proveLead')}
      foot={
        <button type="button" className={textLinkClass} onClick={logout}>
          {t('common.logOut')}
        </button>
      }
    >
      {hadNone === true && <FirstPasskey user={user} onProven={() => void leave()} />}
      {hadNone === false && !isRecovered && (
        <UsePasskey onProven={() => void leave()} onRecovered={setCodesLeft} />
      )}
      {isRecovered && (
        <Recovered user={user} codesLeft={codesLeft} onContinue={() => void leave()} />
      )}
    </AccountLayout>
  );
};
