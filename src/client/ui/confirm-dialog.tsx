import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';
import { Notice } from './notice.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** The consequences, and the data that will be lost. */
  children: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'normal';
  busy?: boolean;
  error?: string | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  tone = 'normal',
  busy = false,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <DialogButtons onClose={onClose}>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </DialogButtons>
      }
    >
      {children}
      {error && (
        <div className="mt-4">
          <Notice tone="error">{error}</Notice>
        </div>
      )}
    </Dialog>
  );
};
