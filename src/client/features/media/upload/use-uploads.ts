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

const MEGABYTE = 1024 * 1024;

/** A browser hashes a file in one piece; a film would fill a phone's memory. */
const MAX_HASHED_BYTES = 60 * MEGABYTE;

/** SHA-256 in hex; undefined where the browser cannot tell. Without HTTPS it has no `subtle`. */
const contentHashOf = async (file: File): Promise<string | undefined> => {
  if (file.size > MAX_HASHED_BYTES || !globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** As long as the toast. */
const DONE_VISIBLE_MS = 3000;

const sendToLibrary: SendFile = (file, options) =>
  sendFile(file, {
    ...options,
    address: '/api/media',
    parse: (body) => JSON.parse(body) as Media,
  });

/** One file has the specification's text. */
const successText = (done: readonly Media[]): string => {
  const count = done.length;
  if (count === 1) return 'Media caricato con successo';
  const arePictures = done.every(({ contentType }) => contentType === 'image');
  return arePictures ? `${count} foto caricate` : `${count} file caricati`;
};

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
  done: RefObject<readonly Media[]>,
) => {
  useEffect(() => {
    if (isUploading || done.current.length === 0) return;
    toastSuccess(successText(done.current));
    done.current = nothing;
    setTimeout(queue.dismissDone, DONE_VISIBLE_MS);
  }, [queue, isUploading, done]);
};

/** A queue that cancels its uploads when the component unmounts. */
export const useUploads = ({ formats, onDone }: UploadsOptions = {}) => {
  const utils = trpc.useUtils();
  const done = useRef(nothing);
  const [arrived, setArrived] = useState<readonly Media[]>([]);
  const onSettled = (upload: Upload): void => {
    // After a failure too, since the refused refetch reveals an expired session.
    void utils.media.invalidate();
    if (upload.state !== 'done') return;
    const { media, isTwin } = upload;
    if (!isTwin) done.current = [...done.current, media];
    if (media.picture && !isTwin) setArrived((before) => [...before, media]);
    onDone?.(media);
  };
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  const [queue] = useState(() =>
    createUploadQueue({
      send: sendToLibrary,
      lookUp: async (file) => {
        const contentHash = await contentHashOf(file);
        // A lookup that fails must not keep the file from being sent.
        const found = contentHash
          ? await utils.media.page.fetch({ page: 1, limit: 1, contentHash }).catch(() => null)
          : null;
        return { contentHash, twin: found?.items[0] ?? null };
      },
      refusalOf: (file) => fileRefusal(file, formats),
      prepare: preparePicture,
      onSettled: (upload) => latest.current(upload),
    }),
  );
  useEffect(() => queue.cancelAll, [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const isUploading = uploads.some(isActive);
  useCompletionToast(queue, isUploading, done);
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
