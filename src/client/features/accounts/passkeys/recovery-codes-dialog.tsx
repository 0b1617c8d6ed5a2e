import { Copy, Download } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { downloadFile } from '#client/ui/download-file.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Shown once: the site keeps nothing that it could show again. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toastSuccess('Codici copiati');
  };
  const download = () => downloadFile('codici-di-recupero.txt', codes.join('\n'), 'text/plain');
  return (
    <Dialog
      open
      title="I tuoi codici di recupero"
      onClose={onClose}
      footer={<Button onClick={onClose}>Li ho messi al sicuro</Button>}
    >
      <div className="grid gap-4">
        <p>
          Se perdi il dispositivo con la passkey, uno di questi codici la sostituisce: ciascuno vale
          una volta sola. Stampali, o mettili dove tieni le altre cose importanti.
        </p>
        <ul
          aria-label="Codici di recupero"
          className="grid gap-x-6 sm:grid-cols-2 gap-y-2 rounded-card bg-sand-100 px-5 py-4 font-mono text-sm sm:text-base"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Notice tone="warning">Si vedono solo adesso: chiusa la finestra non tornano più.</Notice>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => void copy()}>
            <Copy aria-hidden className="size-4" />
            Copia
          </Button>
          <Button variant="secondary" size="small" onClick={download}>
            <Download aria-hidden className="size-4" />
            Scarica
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
