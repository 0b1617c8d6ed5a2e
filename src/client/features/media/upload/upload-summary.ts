import { formatFileSize } from '#shared/italian-measures.ts';
import { isUnderWay, type Upload } from './upload-queue.ts';

export const uploadSummary = (uploads: readonly Upload[]) => {
  const count = (state: Upload['state']) =>
    uploads.filter((upload) => upload.state === state).length;
  return {
    done: count('done'),
    failed: count('failed'),
    cancelled: count('cancelled'),
    underWay: uploads.filter(isUnderWay).length,
  };
};

const counted = (count: number, one: string, many: string): string | false =>
  count > 0 && `${count} ${count === 1 ? one : many}`;

/** 'Caricati 2 di 5, 1 non riuscito'; empty where there is nothing to tell. */
export const summaryInWords = (summary: ReturnType<typeof uploadSummary>): string => {
  const { done, failed, cancelled, underWay } = summary;
  const parts = [
    underWay > 0 ? `Caricati ${done} di ${done + underWay}` : counted(done, 'caricato', 'caricati'),
    counted(failed, 'non riuscito', 'non riusciti'),
    counted(cancelled, 'annullato', 'annullati'),
  ];
  return parts.filter((part) => part !== false).join(', ');
};

const percentOf = (sentBytes: number, size: number): number =>
  size === 0 ? 100 : Math.floor((sentBytes / size) * 100);

/** '3,2 MB di 31 MB · 10%' */
export const progressInWords = (upload: Upload): string => {
  const size = formatFileSize(upload.file.size);
  switch (upload.state) {
    case 'waiting':
      return `${size} · in attesa`;
    case 'sending': {
      const percent = percentOf(upload.sentBytes, upload.file.size);
      // All of it is there, and the server still works on it.
      if (percent >= 100) return `${size} · elaborazione in corso…`;
      return `${formatFileSize(upload.sentBytes)} di ${size} · ${percent}%`;
    }
    case 'done':
      return `${size} · caricato`;
    case 'cancelled':
      return `${size} · annullato`;
    case 'failed':
      return size;
  }
};
