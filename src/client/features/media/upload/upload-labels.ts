import { formatFileSize } from '#shared/languages/italian-measures.ts';
import { isActive, type Upload } from './upload-queue.ts';

export const uploadSummary = (uploads: readonly Upload[]) => {
  const count = (state: Upload['state']) =>
    uploads.filter((upload) => upload.state === state).length;
  return {
    done: count('done'),
    failed: count('failed'),
    cancelled: count('cancelled'),
    active: uploads.filter(isActive).length,
  };
};

const formatCount = (count: number, one: string, many: string): string | false =>
  count > 0 && `${count} ${count === 1 ? one : many}`;

/** 'Caricati 2 di 5, 1 non riuscito'; empty without uploads. */
export const formatSummary = (summary: ReturnType<typeof uploadSummary>): string => {
  const { done, failed, cancelled, active } = summary;
  const parts = [
    active > 0 ? `Caricati ${done} di ${done + active}` : formatCount(done, 'caricato', 'caricati'),
    formatCount(failed, 'non riuscito', 'non riusciti'),
    formatCount(cancelled, 'annullato', 'annullati'),
  ];
  return parts.filter((part) => part !== false).join(', ');
};

const arrivedShare = (upload: Upload): number => {
  if (upload.state === 'done') return 1;
  return upload.state === 'sending' ? upload.sentBytes / Math.max(1, upload.size) : 0;
};

/** The uploaded share of all files, from 0 to 1, weighted by their original sizes. */
export const totalProgress = (uploads: readonly Upload[]): number => {
  const counted = uploads.filter((upload) => isActive(upload) || upload.state === 'done');
  const bytesOf = (upload: Upload) => Math.max(1, upload.file.size);
  const all = counted.reduce((sum, upload) => sum + bytesOf(upload), 0);
  const arrived = counted.reduce((sum, upload) => sum + bytesOf(upload) * arrivedShare(upload), 0);
  return all === 0 ? 0 : arrived / all;
};

const percentOf = (sentBytes: number, size: number): number =>
  size === 0 ? 100 : Math.floor((sentBytes / size) * 100);

/** '3,2 MB di 31 MB · 10%' */
export const formatProgress = (upload: Upload): string => {
  const size = formatFileSize(upload.file.size);
  switch (upload.state) {
    case 'waiting':
      return `${size} · in attesa`;
    case 'preparing':
      return `${size} · preparazione in corso…`;
    case 'sending': {
      const sentSize = formatFileSize(upload.size);
      const percent = percentOf(upload.sentBytes, upload.size);
      // Fully sent; the server is still processing it.
      if (percent >= 100) return `${sentSize} · elaborazione in corso…`;
      return `${formatFileSize(upload.sentBytes)} di ${sentSize} · ${percent}%`;
    }
    case 'done':
      return upload.isTwin
        ? `C’è già: usa «${upload.media.name}»`
        : `${formatFileSize(upload.media.size)} · caricato`;
    case 'cancelled':
      return `${size} · annullato`;
    case 'failed':
      return size;
  }
};
