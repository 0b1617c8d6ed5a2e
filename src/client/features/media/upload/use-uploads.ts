import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { Media } from '#shared/media.schema.ts';
import { assertSides, fileRefusal } from './checked-file.ts';
import { sendFile } from './send-file.ts';
import {
  createUploadQueue,
  isUnderWay,
  type SendFile,
  type Upload,
  type UploadQueue,
} from './upload-queue.ts';

/** As long as the word about it. */
const DONE_VISIBLE_MS = 3000;

const sendChecked: SendFile = async (file, options) => {
  await assertSides(file);
  return sendFile(file, {
    ...options,
    address: '/api/media',
    read: (body) => JSON.parse(body) as Media,
  });
};

const successText = (count: number): string =>
  count === 1 ? 'Media caricato con successo' : `${count} media caricati con successo`;

type UploadsOptions = {
  /** The endings that may be sent; all that the library takes where it is left out. */
  formats?: string | undefined;
  onDone?: (media: Media) => void;
};

/** Once nothing is under way any more, says what has arrived, and then lets go of it. */
const useWordAtRest = (queue: UploadQueue, isUploading: boolean, arrived: RefObject<number>) => {
  useEffect(() => {
    if (isUploading || arrived.current === 0) return;
    toastSuccess(successText(arrived.current));
    arrived.current = 0;
    setTimeout(queue.dismissDone, DONE_VISIBLE_MS);
  }, [queue, isUploading, arrived]);
};

/** A queue that lives as long as its screen: whatever is under way when it goes is cut off. */
export const useUploads = ({ formats, onDone }: UploadsOptions = {}) => {
  const utils = trpc.useUtils();
  const arrived = useRef(0);
  const onSettled = (upload: Upload): void => {
    // After a failure too: a session that is over is noticed by the list that is refused.
    void utils.media.invalidate();
    if (upload.state !== 'done') return;
    arrived.current += 1;
    onDone?.(upload.media);
  };
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  const [queue] = useState(() =>
    createUploadQueue({
      send: sendChecked,
      refusalOf: (file) => fileRefusal(file, formats),
      onSettled: (upload) => latest.current(upload),
    }),
  );
  useEffect(() => queue.cancelAll, [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const isUploading = uploads.some(isUnderWay);
  useWordAtRest(queue, isUploading, arrived);
  return { uploads, queue, isUploading };
};

export type Uploads = ReturnType<typeof useUploads>;
