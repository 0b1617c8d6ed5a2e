import { Copy, Download } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { downloadFile } from '#client/ui/download-file.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Shown once: the site keeps nothing that it could show again. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const { t } = useLanguage();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toastSuccess(t('profile.codesCopied'));
  };
  const download = () => downloadFile(t('profile.codesFile'), codes.join('\n'), 'text/plain');
  return (
    <Dialog
      open
      title={t('profile.codesTitle')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('profile.codesSafe')}</Button>}
    >
      <div className="grid gap-4">
        <p>{t('profile.codesText')}</p>
        <ul
          aria-label={t('profile.codes')}
          className="grid gap-x-6 sm:grid-cols-2 gap-y-2 rounded-card bg-sand-100 px-5 py-4 font-mono text-sm sm:text-base"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Notice tone="warning">{t('profile.codesOnce')}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => void copy()}>
            <Copy aria-hidden className="size-4" />
            {t('profile.codesCopy')}
          </Button>
          <Button variant="secondary" size="small" onClick={download}>
            <Download aria-hidden className="size-4" />
            {t('profile.codesDownload')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
