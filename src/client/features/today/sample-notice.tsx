import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';

/** Says that the house shown is a sample, and takes it away whole. */
export const SampleNotice = () => {
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const sample = trpc.content.sample.useQuery();
  const remove = trpc.content.removeSample.useMutation({
    onSuccess: async ({ message }) => {
      // The sample reaches every part of the site, so every part is asked for again.
      await utils.invalidate();
      setAsking(false);
      toastSuccess(message);
      rescueFocus();
    },
  });
  if (!sample.data?.present) return null;
  return (
    <>
      <Notice
        tone="info"
        title="Questo è un contenuto di esempio"
        action={
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            Rimuovi il contenuto di esempio
          </Button>
        }
      >
        La casa, le immagini, i testi, alcune prenotazioni e i primi task sono inventati, per
        mostrare come sarà il sito. Quando si comincia sul serio si tolgono tutti insieme.
      </Notice>
      <ConfirmDialog
        open={asking}
        title="Rimuovere il contenuto di esempio?"
        confirmLabel="Rimuovi tutto l'esempio"
        tone="danger"
        busy={remove.isPending}
        error={
          remove.isError
            ? errorText(remove.error, 'Il contenuto di esempio non è stato rimosso.')
            : null
        }
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          Vengono eliminati per sempre {sample.data.items} elementi di esempio: testi della casa,
          immagini, articoli, prenotazioni, task e tutto il resto che è inventato. Restano le
          richieste vere degli ospiti e tutto ciò che è stato scritto o salvato dopo. Nessuno riceve
          una mail.
        </p>
      </ConfirmDialog>
    </>
  );
};
