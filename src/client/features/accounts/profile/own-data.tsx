import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLogout } from '#client/features/accounts/session/use-logout.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { downloadJson } from '#client/ui/download-file.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { type EraseMineInput, EXPORT_FILE_NAME } from '#shared/privacy.schema.ts';
import { UsernameField } from './profile-form.tsx';

const fields = ['currentPassword'] as const;

const useDeleteAccount = () => {
  const { logout } = useLogout();
  const erase = trpc.privacy.eraseMine.useMutation({
    onSuccess: ({ message }) => {
      toastSuccess(message);
      logout();
    },
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
  const { form, erase, send } = useDeleteAccount();
  const failure = failureBeside(erase.error, fields, 'Errore nella cancellazione dell’account');
  return (
    <FormDialog
      title="Eliminare il tuo account?"
      submitLabel="Elimina il mio account"
      tone="danger"
      busy={erase.isPending || erase.isSuccess}
      onSubmit={send}
      onClose={onClose}
      className="grid gap-4"
    >
      <p>
        Profilo, recensioni, messaggi e richieste vengono cancellati per sempre. Dei soggiorni già
        fatti restano solo le date, senza il tuo nome. Se un soggiorno deve ancora venire, prima va
        annullato con chi gestisce la casa.
      </p>
      <UsernameField email={user.email} />
      <PasswordField
        label="La tua password"
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
      setState({ busy: false, failure: errorText(error, 'Errore nella preparazione del file') });
    }
  };
  return { ...state, save: () => void save() };
};

export const OwnData = ({ user }: { user: OwnUser }) => {
  const file = useDataExport();
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="grid gap-5">
      {file.failure && <Notice tone="error">{file.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={file.busy} onClick={file.save}>
          <Download aria-hidden className="size-4" />
          Scarica i miei dati
        </Button>
        {user.role === 'USER' && (
          <Button variant="quiet" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden className="size-4" />
            Elimina il mio account
          </Button>
        )}
      </div>
      {user.role !== 'USER' && (
        <p className="text-sm text-ink-soft">
          L’accesso di chi gestisce il sito si elimina dall’area gestione, in Utenti.
        </p>
      )}
      {deleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </div>
  );
};
