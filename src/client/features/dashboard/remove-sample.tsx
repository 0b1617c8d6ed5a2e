import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaveSiteSettings } from '#client/features/site-settings/admin/site-settings.form.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { serverMessage } from '#client/ui/mutation-cache.ts';

type RemoveSampleProps = {
  open: boolean;
  onClose: () => void;
};

/** Stays mounted while alerts come and go: it closes the site first, which is itself an alert. */
export const RemoveSample = ({ open, onClose }: RemoveSampleProps) => {
  const queryClient = useQueryClient();
  const { data: sample } = trpc.content.sample.useQuery();
  const [closes, setCloses] = useState(true);
  const prepare = useSaveSiteSettings('Il sito è in preparazione.');
  const remove = trpc.content.removeSample.useMutation({
    meta: { success: serverMessage },
    // Drops all cached queries: they may contain sample content whose pictures are deleted.
    onSuccess: () => queryClient.removeQueries({ type: 'inactive' }),
    onSettled: (_, error) => {
      if (error) return;
      onClose();
      rescueFocus();
    },
  });
  // The site is hidden first, so that visitors never see it empty.
  const failure = prepare.error ?? remove.error;
  const confirm = () => {
    if (closes) prepare.mutate({ inPreparation: true }, { onSuccess: () => remove.mutate() });
    else remove.mutate();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Rimuovere il contenuto di esempio?"
      confirmLabel="Rimuovi tutto l’esempio"
      tone="danger"
      busy={prepare.isPending || remove.isPending}
      error={failure ? errorText(failure, 'Il contenuto di esempio non è stato rimosso.') : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Elimini per sempre {sample?.items} elementi di esempio: testi della casa, immagini,
        articoli, prenotazioni, lavori e tutto il resto che è inventato. Restano le richieste vere
        degli ospiti e tutto ciò che hai scritto o salvato dopo. Nessuno riceve una mail.
      </p>
      <div className="mt-4">
        <CheckboxField
          label="Metti il sito in preparazione"
          hint="Finché non è pronto, chi lo visita legge «Apriamo presto» e non può prenotare. Lo riapri in Posta e apertura."
          checked={closes}
          onChange={({ target }) => setCloses(target.checked)}
        />
      </div>
    </ConfirmDialog>
  );
};
