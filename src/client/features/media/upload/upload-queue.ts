import type { Media } from '#shared/media.schema.ts';
import { failureFrom, type UploadFailure } from './upload-failure.ts';

type UploadState =
  | { state: 'waiting' }
  | { state: 'sending'; sentBytes: number }
  | { state: 'done'; media: Media }
  | { state: 'failed'; failure: UploadFailure }
  | { state: 'cancelled' };

export type Upload = { id: number; file: File } & UploadState;

export const isActive = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'waiting' || state === 'sending';

export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (sentBytes: number) => void },
) => Promise<Media>;

type UploadQueueOptions = {
  send: SendFile;
  /** Why a file must not be sent; null if it may. */
  refusalOf: (file: File) => UploadFailure | null;
  maxAtOnce?: number;
  /** An upload has succeeded or failed; not called when it was cancelled. */
  onSettled?: (upload: Upload) => void;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Sends a few files at a time. Independent of React, DOM and network. */
export const createUploadQueue = ({
  send,
  refusalOf,
  maxAtOnce = 2,
  onSettled,
}: UploadQueueOptions) => {
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
    change(id, { state: 'sending', sentBytes: 0 });
    const onProgress = (sentBytes: number): void => {
      if (!signal.aborted) change(id, { state: 'sending', sentBytes });
    };
    try {
      const media = await send(file, { signal, onProgress });
      if (!signal.aborted) settle(id, { state: 'done', media });
    } catch (error) {
      if (!signal.aborted) settle(id, { state: 'failed', failure: failureFrom(error) });
    }
  };

  const startNext = (): void => {
    for (const upload of uploads) {
      if (running.size >= maxAtOnce) return;
      if (upload.state === 'waiting') void start(upload);
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
    /** A file that the server has stored by then stays in the library. */
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
    dismissDone: (): void => replace(uploads.filter(({ state }) => state !== 'done')),
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
