import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { Media } from '#shared/media/media.schema.ts';
import { fileRefusal } from './check-file.ts';
import { preparePicture } from './prepare-picture.ts';
import { sendFile } from './send-file.ts';
import {
  createUploadQueue,
  isActive,
  type SendFile,
  type Upload,
  type UploadQueue,
} from './upload-queue.ts';

/** As long as the toast. */
const DONE_VISIBLE_MS = 3000;

const sendToLibrary: SendFile = (file, options) =>
  sendFile(file, {
    ...options,
    address: '/api/media',
    parse: (body) => JSON.parse(body) as Media,
  });

const successText = (count: number): string =>
  count === 1 ? 'Media caricato con successo' : `${count} media caricati con successo`;

const nothing: readonly Media[] = [];

type UploadsOptions = {
  /** Accepted file extensions; by default all that the library accepts. */
  formats?: string | undefined;
  onDone?: (media: Media) => void;
};

/** Once no upload is active, confirms the finished ones and removes them from the list. */
const useCompletionToast = (
  queue: UploadQueue,
  isUploading: boolean,
  doneCount: RefObject<number>,
) => {
  useEffect(() => {
    if (isUploading || doneCount.current === 0) return;
    toastSuccess(successText(doneCount.current));
    doneCount.current = 0;
    setTimeout(queue.dismissDone, DONE_VISIBLE_MS);
  }, [queue, isUploading, doneCount]);
};

/** A queue that cancels its uploads when the component unmounts. */
export const useUploads = ({ formats, onDone }: UploadsOptions = {}) => {
  const utils = trpc.useUtils();
  const doneCount = useRef(0);
  const [arrived, setArrived] = useState<readonly Media[]>([]);
  const onSettled = (upload: Upload): void => {
    // After a failure too, since the refused refetch reveals an expired session.
    void utils.media.invalidate();
    if (upload.state !== 'done') return;
    doneCount.current += 1;
    const { media } = upload;
    if (media.picture) setArrived((before) => [...before, media]);
    onDone?.(media);
  };
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  const [queue] = useState(() =>
    createUploadQueue({
      send: sendToLibrary,
      refusalOf: (file) => fileRefusal(file, formats),
      prepare: preparePicture,
      onSettled: (upload) => latest.current(upload),
    }),
  );
  useEffect(() => queue.cancelAll, [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const isUploading = uploads.some(isActive);
  useCompletionToast(queue, isUploading, doneCount);
  return {
    uploads,
    queue,
    isUploading,
    /** Pictures uploaded since the last `forgetArrived`, in order; empty during uploads. */
    uncaptioned: isUploading ? nothing : arrived,
    forgetArrived: () => setArrived(nothing),
  };
};

export type Uploads = ReturnType<typeof useUploads>;
