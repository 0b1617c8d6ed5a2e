import clsx from 'clsx';
import { AudioLines, Check, File as FileIcon, Film, ImageIcon, RotateCcw, X } from 'lucide-react';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { isFocusLost } from '#client/ui/content-focus.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { contentTypeOf } from '#shared/media/media-rules.ts';
import { UploadDetails } from './upload-details.tsx';
import { formatProgress, formatSummary, totalProgress, uploadSummary } from './upload-labels.ts';
import { isActive, type Upload, type UploadQueue } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

type UploadButtonsProps = {
  upload: Upload;
  queue: UploadQueue;
  /** Gets the focus when the focused button disappears. */
  nextFocus: RefObject<HTMLElement | null>;
};

const moveFocusTo = (next: RefObject<HTMLElement | null>) => () => {
  if (isFocusLost()) next.current?.focus({ preventScroll: true });
};

const CancelButton = ({ upload: { id, file }, queue, nextFocus }: UploadButtonsProps) => {
  const ref = useFocusLoss<HTMLDivElement>(moveFocusTo(nextFocus));
  return (
    <div ref={ref}>
      <IconButton label={`Annulla ${file.name}`} onPress={() => queue.cancel(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
};

const FinishedButtons = ({ upload, queue, nextFocus }: UploadButtonsProps) => {
  const { id, file, state } = upload;
  const ref = useFocusLoss<HTMLDivElement>(moveFocusTo(nextFocus));
  const canRetry = state === 'cancelled' || (state === 'failed' && upload.failure.canRetry);
  return (
    <div ref={ref} className="flex">
      {canRetry && (
        <IconButton label={`Riprova ${file.name}`} onPress={() => queue.retry(id)}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Togli ${file.name} dall’elenco`} onPress={() => queue.dismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
};

const UploadButtons = (props: UploadButtonsProps) =>
  isActive(props.upload) ? <CancelButton {...props} /> : <FinishedButtons {...props} />;

const icons = { image: ImageIcon, audio: AudioLines, video: Film } as const;

const StateIcon = ({ upload: { state, file } }: { upload: Upload }) => {
  const kind = contentTypeOf(file.type);
  const Icon = state === 'done' ? Check : kind ? icons[kind] : FileIcon;
  const colour = { done: 'text-olive-700', failed: 'text-red-700' }[state as string];
  return <Icon aria-hidden className={clsx('mt-1.5 size-5 shrink-0', colour ?? 'text-sea-600')} />;
};

const barClass =
  'mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sand-200 ' +
  '[&::-webkit-progress-bar]:bg-sand-200 [&::-webkit-progress-value]:bg-sea-600 [&::-moz-progress-bar]:bg-sea-600';

const Progress = ({ upload }: { upload: Upload }) => {
  if (!isActive(upload)) return null;
  const [sent, size] =
    upload.state === 'sending' ? [upload.sentBytes, upload.size] : [0, upload.file.size];
  return (
    <progress aria-label={upload.file.name} max={size || 1} value={sent} className={barClass} />
  );
};

/** For several files; one has its own bar. */
const TotalProgress = ({ uploads }: Pick<Uploads, 'uploads'>) =>
  uploads.filter(isActive).length > 0 && uploads.length > 1 ? (
    <progress
      aria-label="Tutti i file"
      max={1}
      value={totalProgress(uploads)}
      className={clsx(barClass, 'mb-3 h-2')}
    />
  ) : null;

const Failure = ({ upload }: { upload: Upload }) => {
  if (upload.state !== 'failed') return null;
  return (
    <>
      <div role="alert" className="mt-0.5 text-sm">
        <p className="font-medium text-red-700">{upload.failure.message}</p>
        {upload.failure.hint && <p>{upload.failure.hint}</p>}
      </div>
      <UploadDetails file={upload.file} failure={upload.failure} />
    </>
  );
};

const UploadItem = (props: ComponentProps<typeof UploadButtons>) => {
  const { upload } = props;
  return (
    <li className="flex items-start gap-3 py-2.5">
      <StateIcon upload={upload} />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{upload.file.name}</p>
        <p className="text-xs text-ink-soft tabular-nums">{formatProgress(upload)}</p>
        <Progress upload={upload} />
        <Failure upload={upload} />
      </div>
      <UploadButtons {...props} />
    </li>
  );
};

/** Longer lists scroll, so that the content below stays visible. */
const MAX_UNSCROLLED = 8;

type UploadListProps = Pick<Uploads, 'uploads' | 'queue'>;

/** Uploads in progress, and those that failed or were cancelled. */
export const UploadList = ({ uploads, queue }: UploadListProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const summary = uploadSummary(uploads);
  const summaryText = formatSummary(summary);
  // The root is always rendered: it gets the focus when an item disappears with it.
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {summaryText}
      </p>
      {uploads.length > 0 && (
        <section
          aria-label="Caricamenti"
          className="mb-6 rounded-card border border-sand-200 bg-white px-4 py-3"
        >
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
            <p aria-hidden className="font-semibold text-sea-700">
              {summaryText}
            </p>
            {summary.active < uploads.length && (
              <Button
                variant="quiet"
                size="small"
                className="-mx-4"
                onClick={queue.dismissFinished}
              >
                Togli dall’elenco i file caricati
              </Button>
            )}
          </div>
          <TotalProgress uploads={uploads} />
          <ul
            className={clsx(
              'divide-y divide-sand-200',
              uploads.length > MAX_UNSCROLLED && 'max-h-128 overflow-y-auto',
            )}
          >
            {uploads.map((upload) => (
              <UploadItem key={upload.id} upload={upload} queue={queue} nextFocus={ref} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
