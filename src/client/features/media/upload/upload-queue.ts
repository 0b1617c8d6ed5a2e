import type { Media } from '#shared/media.schema.ts';
import { failureFrom, type UploadFailure } from './upload-failure.ts';

type UploadState =
  | { state: 'waiting' }
  | { state: 'sending'; sentBytes: number }
  | { state: 'done'; media: Media }
  | { state: 'failed'; failure: UploadFailure }
  | { state: 'cancelled' };

/** One file on its way into the library. */
export type Upload = { id: number; file: File } & UploadState;

export const isUnderWay = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'waiting' || state === 'sending';

export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (sentBytes: number) => void },
) => Promise<Media>;

type UploadQueueOptions = {
  send: SendFile;
  /** Why a file need not even wait; null where it may go. */
  refusalOf: (file: File) => UploadFailure | null;
  /** The rest waits its turn. */
  maxAtOnce?: number;
  /** One upload has come to an end, good or bad; not where it was cancelled. */
  onSettled?: (upload: Upload) => void;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Sends files one after the other, a few at once. Knows nothing of React, of the DOM or of the wire. */
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

  const entered = (file: File): Upload => {
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
      replace([...uploads, ...files.map(entered)]);
      startNext();
    },
    /** What has been stored meanwhile stays in the library. */
    cancel: (id: number): void => {
      const upload = find(id);
      if (!upload || !isUnderWay(upload)) return;
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
    /** Takes what is over off the list. */
    dismiss: (id: number): void =>
      replace(uploads.filter((upload) => upload.id !== id || isUnderWay(upload))),
    dismissDone: (): void => replace(uploads.filter(({ state }) => state !== 'done')),
    dismissOver: (): void => replace(uploads.filter(isUnderWay)),
    cancelAll: (): void => {
      for (const controller of running.values()) controller.abort();
      running.clear();
      replace(
        uploads.map((upload) =>
          isUnderWay(upload) ? { id: upload.id, file: upload.file, state: 'cancelled' } : upload,
        ),
      );
    },
  };
};
