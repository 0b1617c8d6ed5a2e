import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';

type RejectDialogProps = {
  open: boolean;
  guestName: string;
  busy: boolean;
  error: string | null;
  onReject: (reason: string) => void;
  onClose: () => void;
};

export const RejectDialog = ({
  open,
  guestName,
  busy,
  error,
  onReject,
  onClose,
}: RejectDialogProps) => {
  const formId = useId();
  // One text that may stay empty and cannot be wrong: there is nothing to validate.
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rifiutare la richiesta?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annulla
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={busy}>
            Rifiuta la richiesta
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onReject(reason);
        }}
      >
        <p>{guestName} riceve una mail con il rifiuto, e i giorni restano liberi per altri.</p>
        <TextArea
          label="Motivo"
          required={false}
          rows={3}
          maxLength={500}
          hint="Se c'è, si legge nella mail all'ospite."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && <Notice tone="error">{error}</Notice>}
      </form>
    </Dialog>
  );
};
