import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLogout } from '#client/session/use-logout.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { downloadJson } from '#client/ui/download-file.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { type EraseMineInput, EXPORT_FILE_NAME } from '#shared/privacy.schema.ts';
import { UsernameField } from './profile-form.tsx';

const fields = ['currentPassword'] as const;

const useDeleteAccount = () => {
  const { logout } = useLogout();
  const erase = trpc.privacy.eraseMine.useMutation({
    // A refetch would fail with an ended session and redirect to the login.
    meta: { success: serverMessage, refetches: false },
    onSuccess: logout,
  });
  const form = useForm<EraseMineInput>({
    defaultValues: { currentPassword: '' },
    resolver: schemaResolver(async () => {
      const { eraseMineInput } = await import('#shared/privacy.schema.ts');
      return { schema: eraseMineInput };
    }),
  });
  const send = form.handleSubmit((values) => {
    if (erase.isPending || erase.isSuccess) return;
    erase.mutate(values, { onError: (error) => showIssues(error, fields, form.setError) });
  });
  return { form, erase, send };
};

type DeleteAccountDialogProps = { user: OwnUser; onClose: () => void };

/** Asks for the password: an open session is not enough to delete an account. */
const DeleteAccountDialog = ({ user, onClose }: DeleteAccountDialogProps) => {
  const { t } = useLanguage();
  const { form, erase, send } = useDeleteAccount();
  const failure = failureBeside(erase.error, fields, t('profile.eraseFailed'));
  return (
    <FormDialog
      title={t('profile.eraseTitle')}
      submitLabel={t('profile.eraseButton')}
      tone="danger"
      busy={erase.isPending || erase.isSuccess}
      onSubmit={send}
      onClose={onClose}
      className="grid gap-4"
    >
      <p>{t('profile.eraseText')}</p>
      <UsernameField email={user.email} />
      <PasswordField
        label={t('profile.yourPassword')}
        autoComplete="current-password"
        required
        error={form.formState.errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
    </FormDialog>
  );
};

/** Fetched on demand rather than with the screen. */
const useDataExport = () => {
  const { t } = useLanguage();
  const utils = trpc.useUtils();
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({
    busy: false,
    failure: null,
  });
  const save = async () => {
    setState({ busy: true, failure: null });
    try {
      downloadJson(await utils.client.privacy.exportMine.query(), EXPORT_FILE_NAME);
      setState({ busy: false, failure: null });
    } catch (error) {
      setState({ busy: false, failure: errorText(error, t('profile.ownFailed')) });
    }
  };
  return { ...state, save: () => void save() };
};

export const OwnData = ({ user }: { user: OwnUser }) => {
  const { t } = useLanguage();
  const file = useDataExport();
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="grid gap-5">
      {file.failure && <Notice tone="error">{file.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={file.busy} onClick={file.save}>
          <Download aria-hidden className="size-4" />
          {t('profile.ownDownload')}
        </Button>
        {user.role === 'USER' && (
          <Button variant="quiet" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden className="size-4" />
            {t('profile.eraseButton')}
          </Button>
        )}
      </div>
      {user.role !== 'USER' && <p className="text-sm text-ink-soft">{t('profile.ownStaff')}</p>}
      {deleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </div>
  );
};
