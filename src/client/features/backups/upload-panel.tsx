import { UploadDetails } from '#client/features/media/upload/upload-details.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { progressBarClass } from '#client/ui/progress-bar-class.ts';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { formatProgress } from './backup-labels.ts';
import type { BackupUpload, BackupUploads } from './use-backup-upload.ts';

type Sending = Extract<BackupUpload, { state: 'sending' }>;
type Failed = Extract<BackupUpload, { state: 'failed' }>;

const SendingFile = ({ file, sentBytes, stop }: Sending & Pick<BackupUploads, 'stop'>) => {
  const ref = useFocusLoss<HTMLElement>();
  const progress = { doneBytes: sentBytes, totalBytes: file.size };
  const isSent = sentBytes >= file.size;
  return (
    <section
      ref={ref}
      aria-label="Caricamento del backup"
      className="grid gap-2 rounded-card border border-sea-600 bg-white px-4 py-4 md:px-6"
    >
      <p className="font-semibold wrap-anywhere">{file.name}</p>
      <progress
        aria-label={`Caricamento di ${file.name}`}
        max={file.size}
        value={sentBytes}
        className={progressBarClass}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-ink-soft tabular-nums">
          {isSent ? 'È arrivato: il server lo controlla…' : formatProgress(progress)}
        </p>
        <Button variant="secondary" size="small" onClick={stop}>
          Annulla il caricamento
        </Button>
      </div>
    </section>
  );
};

const FailedFile = ({ file, failure, send, stop }: Failed & Omit<BackupUploads, 'upload'>) => {
  const ref = useFocusLoss<HTMLDivElement>();
  return (
    <div ref={ref} className="grid gap-2">
      <Notice
        tone="error"
        title={failure.message}
        action={
          <div className="flex flex-wrap gap-2">
            {failure.canRetry && (
              <Button variant="secondary" size="small" onClick={() => send(file)}>
                Riprova
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={stop}>
              Ho letto
            </Button>
          </div>
        }
      >
        {failure.hint}
      </Notice>
      <UploadDetails file={file} failure={failure} />
    </div>
  );
};

export const UploadPanel = ({ upload, ...control }: BackupUploads) => {
  if (upload.state === 'sending') return <SendingFile {...upload} stop={control.stop} />;
  if (upload.state === 'failed') return <FailedFile {...upload} {...control} />;
  return null;
};
