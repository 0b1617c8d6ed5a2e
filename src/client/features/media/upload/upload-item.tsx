import clsx from 'clsx';
import { AudioLines, Check, File as FileIcon, Film, ImageIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { contentTypeOf } from '#shared/media-rules.ts';
import { UploadButtons } from './upload-buttons.tsx';
import { UploadDetails } from './upload-details.tsx';
import type { Upload } from './upload-queue.ts';
import { progressInWords } from './upload-summary.ts';

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
export const UploadItem = (props: ComponentProps<typeof UploadButtons>) => {
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
