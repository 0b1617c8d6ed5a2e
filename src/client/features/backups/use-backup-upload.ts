import { useEffect, useRef, useState } from 'react';
import { sendFile } from '#client/features/media/upload/send-file.ts';
import {
  failureFrom,
  refusal,
  type UploadFailure,
} from '#client/features/media/upload/upload-failure.ts';
import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { Backup } from '#shared/backups.schema.ts';

export type BackupUpload =
  | { state: 'none' }
  | { state: 'sending'; file: File; sentBytes: number }
  | { state: 'failed'; file: File; failure: UploadFailure };

const EXTENSIONS = /\.(sqlite|tar)$/i;

/** Rejects a file that is obviously not a backup before it is sent. */
export const refusalOf = ({ name, size }: Pick<File, 'name' | 'size'>): UploadFailure | null => {
  if (!EXTENSIONS.test(name)) {
    return refusal('Serve il file di un backup di questo sito: finisce con .sqlite o con .tar.');
  }
  return size === 0 ? refusal('Il file è vuoto.') : null;
};

/** One upload at a time; it is aborted when the screen unmounts. */
export const useBackupUpload = () => {
  const utils = trpc.useUtils();
  const [upload, setUpload] = useState<BackupUpload>({ state: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const transfer = async (file: File): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (next: BackupUpload): void => {
      if (!signal.aborted) setUpload(next);
    };
    show({ state: 'sending', file, sentBytes: 0 });
    try {
      await sendFile(file, {
        address: '/api/backup/upload',
        parse: (body) => JSON.parse(body) as Backup,
        signal,
        onProgress: (sentBytes) => show({ state: 'sending', file, sentBytes }),
      });
      await utils.backups.invalidate();
      if (!signal.aborted) toastSuccess('Backup caricato: adesso è nell’elenco.');
      show({ state: 'none' });
    } catch (error) {
      show({ state: 'failed', file, failure: failureFrom(error) });
      // The upload bypasses tRPC; refetching the list detects a session that has ended.
      void utils.backups.invalidate();
    }
  };

  const send = (file: File): void => {
    const failure = refusalOf(file);
    if (failure) setUpload({ state: 'failed', file, failure });
    else void transfer(file);
  };
  const stop = (): void => {
    running.current?.abort();
    setUpload({ state: 'none' });
  };
  return { upload, send, stop };
};

export type BackupUploads = ReturnType<typeof useBackupUpload>;
