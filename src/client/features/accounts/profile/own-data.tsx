import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { saveJson } from '#client/ui/save-json.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { EXPORT_FILE_NAME } from '#shared/privacy.schema.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The file is asked for when it is wanted: it is no part of the screen. */
const useOwnFile = () => {
  const utils = trpc.useUtils();
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({
    busy: false,
    failure: null,
  });
  const save = async () => {
    setState({ busy: true, failure: null });
    try {
      saveJson(await utils.client.privacy.exportMine.query(), EXPORT_FILE_NAME);
      setState({ busy: false, failure: null });
    } catch (error) {
      setState({ busy: false, failure: errorText(error, 'Errore nella preparazione del file') });
    }
  };
  return { ...state, save: () => void save() };
};

/** What the site knows of oneself, to be taken along or deleted. */
export const OwnData = ({ user }: { user: OwnUser }) => {
  const file = useOwnFile();
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
