import type { Media } from '#shared/media/media.schema.ts';
import { contentTypeOf } from '#shared/media/media-rules.ts';
import { failureFrom, type UploadFailure } from './upload-failure.ts';

type UploadState =
  | { state: 'waiting' }
  | { state: 'preparing' }
  /** `size` is in bytes, of the file as it is sent. */
  | { state: 'sending'; size: number; sentBytes: number }
  /** A twin was in the library before, and was not sent. */
  | { state: 'done'; media: Media; isTwin: boolean }
  | { state: 'failed'; failure: UploadFailure }
  | { state: 'cancelled' };

/** `file` is the original file. */
export type Upload = { id: number; file: File } & UploadState;

export const isActive = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'waiting' || state === 'preparing' || state === 'sending';

/** One file of each kind at a time: pictures keep their order, and no video delays them. */
const laneOf = ({ file }: Upload): string => contentTypeOf(file.type) ?? 'image';

export type SendFile = (
  file: File,
  options: {
    signal: AbortSignal;
    onProgress: (sentBytes: number) => void;
    /** Of the original file. */
    contentHash?: string | undefined;
  },
) => Promise<Media>;

type LookUp = (file: File) => Promise<{ contentHash: string | undefined; twin: Media | null }>;

type UploadQueueOptions = {
  send: SendFile;
  /** Why a file must not be sent; null if it may. */
  refusalOf: (file: File) => UploadFailure | null;
  /** Finds the file's twin in the library; by default every file counts as new. */
  lookUp?: LookUp;
  /** The replacement for a file; null to send it unchanged. */
  prepare: (file: File) => Promise<File> | null;
  /** An upload has succeeded or failed; not called when it was cancelled. */
  onSettled?: (upload: Upload) => void;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Sends files in their order. Independent of React, DOM and network. */
export const createUploadQueue = (options: UploadQueueOptions) => {
  const { send, refusalOf, lookUp, prepare, onSettled } = options;
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const replace = (next: readonly Upload[]): void => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, to: UploadState): void =>
    replace(
      uploads.map((upload) => (upload.id === id ? { id, file: upload.file, ...to } : upload)),
    );
  const find = (id: number): Upload | undefined => uploads.find((upload) => upload.id === id);

  const settle = (id: number, to: UploadState): void => {
    running.delete(id);
    change(id, to);
    const upload = find(id);
    if (upload) onSettled?.(upload);
    startNext();
  };

  const start = async ({ id, file }: Upload): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    try {
      const { contentHash, twin } = lookUp ? await lookUp(file) : {};
      if (signal.aborted) return;
      if (twin) {
        settle(id, { state: 'done', media: twin, isTwin: true });
        return;
      }
      const preparation = prepare(file);
      if (preparation) change(id, { state: 'preparing' });
      const sent = preparation ? await preparation : file;
      const onProgress = (sentBytes: number): void => {
        if (!signal.aborted) change(id, { state: 'sending', size: sent.size, sentBytes });
      };
      onProgress(0);
      if (signal.aborted) return;
      const media = await send(sent, { signal, onProgress, contentHash });
      if (!signal.aborted) settle(id, { state: 'done', media, isTwin: false });
    } catch (error) {
      if (!signal.aborted) settle(id, { state: 'failed', failure: failureFrom(error) });
    }
  };

  const startNext = (): void => {
    const busyLanes = new Set(uploads.filter(({ id }) => running.has(id)).map(laneOf));
    for (const upload of uploads) {
      const lane = laneOf(upload);
      if (upload.state !== 'waiting' || busyLanes.has(lane)) continue;
      busyLanes.add(lane);
      void start(upload);
    }
  };

  const newUpload = (file: File): Upload => {
    lastId += 1;
    const failure = refusalOf(file);
    if (failure) return { id: lastId, file, state: 'failed', failure };
    return { id: lastId, file, state: 'waiting' };
  };

  return {
    read: (): readonly Upload[] => uploads,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (files: readonly File[]): void => {
      replace([...uploads, ...files.map(newUpload)]);
      startNext();
    },
    /** A file that the server has already stored stays in the library. */
    cancel: (id: number): void => {
      const upload = find(id);
      if (!upload || !isActive(upload)) return;
      running.get(id)?.abort();
      running.delete(id);
      change(id, { state: 'cancelled' });
      startNext();
    },
    retry: (id: number): void => {
      const upload = find(id);
      if (upload?.state !== 'failed' && upload?.state !== 'cancelled') return;
      change(id, { state: 'waiting' });
      startNext();
    },
    dismiss: (id: number): void =>
      replace(uploads.filter((upload) => upload.id !== id || isActive(upload))),
    /** Twins stay, to be read. */
    dismissDone: (): void =>
      replace(uploads.filter((upload) => upload.state !== 'done' || upload.isTwin)),
    dismissFinished: (): void => replace(uploads.filter(isActive)),
    cancelAll: (): void => {
      for (const controller of running.values()) controller.abort();
      running.clear();
      replace(
        uploads.map((upload) =>
          isActive(upload) ? { id: upload.id, file: upload.file, state: 'cancelled' } : upload,
        ),
      );
    },
  };
};
