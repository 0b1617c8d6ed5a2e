import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';

type AnnulDialogProps = {
  what: 'payment' | 'damage';
  id: number;
  /** '218,40 € del 12 gennaio' */
  name: string;
  onClose: () => void;
};

/** Asks why, because the entry stays in the list with the reason. */
export const AnnulDialog = ({ what, id, name, onClose }: AnnulDialogProps) => {
  const [reason, setReason] = useState('');
  const options = { meta: { success: `Annullato: ${name}.` }, onSuccess: onClose };
  const annulPayment = trpc.payments.annul.useMutation(options);
  const annulEntry = trpc.payments.annulDamageEntry.useMutation(options);
  const annul = what === 'payment' ? annulPayment : annulEntry;
  return (
    <FormDialog
      title={what === 'payment' ? 'Annullare il pagamento?' : 'Annullare questo passo?'}
      submitLabel={what === 'payment' ? 'Annulla il pagamento' : 'Annulla il passo'}
      tone="danger"
      busy={annul.isPending}
      problem={
        annul.isError && (
          <Notice tone="error">{errorText(annul.error, 'Errore nell’annullamento')}</Notice>
        )
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (!annul.isPending) annul.mutate({ id, reason });
      }}
      onClose={onClose}
      className="grid gap-4"
    >
      <p>{name} non conta più, ma resta nella lista con il tuo motivo.</p>
      <TextArea
        label="Motivo"
        required
        rows={2}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
};
