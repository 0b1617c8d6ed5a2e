import clsx from 'clsx';
import { AudioLines, Check, File as FileIcon, Film, ImageIcon, RotateCcw, X } from 'lucide-react';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { isFocusLost } from '#client/ui/content-focus.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { contentTypeOf } from '#shared/media-rules.ts';
import { UploadDetails } from './upload-details.tsx';
import { isUnderWay, type Upload, type UploadQueue } from './upload-queue.ts';
import { progressInWords, summaryInWords, uploadSummary } from './upload-summary.ts';
import type { Uploads } from './use-uploads.ts';

type UploadButtonsProps = {
  upload: Upload;
  queue: UploadQueue;
  /** Gets the focus when the button that has it goes. */
  nextFocus: RefObject<HTMLElement | null>;
};

const handOverTo = (next: RefObject<HTMLElement | null>) => () => {
  if (isFocusLost()) next.current?.focus({ preventScroll: true });
};

const WhileUnderWay = ({ upload: { id, file }, queue, nextFocus }: UploadButtonsProps) => {
  const ref = useFocusLoss<HTMLDivElement>(handOverTo(nextFocus));
  return (
    <div ref={ref}>
      <IconButton label={`Annulla ${file.name}`} onPress={() => queue.cancel(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
};

const WhenOver = ({ upload, queue, nextFocus }: UploadButtonsProps) => {
  const { id, file, state } = upload;
  const ref = useFocusLoss<HTMLDivElement>(handOverTo(nextFocus));
  const canRetry = state === 'cancelled' || (state === 'failed' && upload.failure.canRetry);
  return (
    <div ref={ref} className="flex">
      {canRetry && (
        <IconButton label={`Riprova ${file.name}`} onPress={() => queue.retry(id)}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Togli ${file.name} dall'elenco`} onPress={() => queue.dismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
};

/** What can be done with one file of the list. */
const UploadButtons = (props: UploadButtonsProps) =>
  isUnderWay(props.upload) ? <WhileUnderWay {...props} /> : <WhenOver {...props} />;

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
  if (upload.state !== 'sending' && upload.state !== 'waiting') return null;
  return (
    <progress
      aria-label={upload.file.name}
      max={upload.file.size || 1}
      value={upload.state === 'sending' ? upload.sentBytes : 0}
      className={barClass}
    />
  );
};

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

/** One file on its way: how far it is, what went wrong, what can be done. */
const UploadItem = (props: ComponentProps<typeof UploadButtons>) => {
  const { upload } = props;
  return (
    <li className="flex items-start gap-3 py-2.5">
      <StateIcon upload={upload} />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{upload.file.name}</p>
        <p className="text-xs text-ink-soft tabular-nums">{progressInWords(upload)}</p>
        <Progress upload={upload} />
        <Failure upload={upload} />
      </div>
      <UploadButtons {...props} />
    </li>
  );
};

/** More files than these do not push what lies below out of sight. */
const LONG_LIST = 8;

type UploadListProps = Pick<Uploads, 'uploads' | 'queue'>;

/** The files of this visit that are on their way or did not arrive. */
export const UploadList = ({ uploads, queue }: UploadListProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const summary = uploadSummary(uploads);
  const words = summaryInWords(summary);
  // What holds the focus may go with its file; the frame around the list is always there.
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {words}
      </p>
      {uploads.length > 0 && (
        <section
          aria-label="Caricamenti"
          className="mb-6 rounded-card border border-sand-200 bg-white px-4 py-3"
        >
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
            <p aria-hidden className="font-semibold text-sea-700">
              {words}
            </p>
            {summary.underWay < uploads.length && (
              <Button variant="quiet" size="small" className="-mx-4" onClick={queue.dismissOver}>
                Togli i conclusi
              </Button>
            )}
          </div>
          <ul
            className={clsx(
              'divide-y divide-sand-200',
              uploads.length > LONG_LIST && 'max-h-128 overflow-y-auto',
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
