import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { ReceiptNumber } from '#shared/receipts/receipts.schema.ts';

type AnnulReceiptProps = { receipt: ReceiptNumber; onClose: () => void };

/** Asks why, because the reason is on the receipt that annuls this one. */
export const AnnulReceipt = ({ receipt: { year, number }, onClose }: AnnulReceiptProps) => {
  const [reason, setReason] = useState('');
  const annul = trpc.receipts.annul.useMutation({
    meta: { success: `Ricevuta ${number}/${year} annullata.` },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={`Annullare la ricevuta ${number}/${year}?`}
      submitLabel="Annulla la ricevuta"
      tone="danger"
      busy={annul.isPending}
      problem={
        annul.isError && (
          <Notice tone="error">{errorText(annul.error, 'Errore nell’annullamento')}</Notice>
        )
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (!annul.isPending) annul.mutate({ year, number, reason });
      }}
      onClose={onClose}
      className="grid gap-4"
    >
      <p>
        Il sito fa una ricevuta di annullamento, con il numero che segue: mandala all’ospite. Questa
        resta com’è.
      </p>
      <TextField
        label="Motivo"
        hint="Si legge sulla ricevuta di annullamento."
        required
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
};
