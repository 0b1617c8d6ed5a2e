import { formatBytes, formatFileSize } from '#shared/languages/italian-measures.ts';
import type { UploadFailure } from './upload-failure.ts';

type UploadDetailsProps = { file: File; failure: UploadFailure };

const sizeOf = ({ size }: File): string =>
  size < 1024 ? formatBytes(size) : `${formatFileSize(size)} (${formatBytes(size)})`;

const statusOf = ({ status, canRetry }: UploadFailure): string => {
  if (status !== null) return String(status);
  return canRetry ? 'nessuna risposta' : 'non inviato';
};

/** Technical details of a failed upload, for support. */
export const UploadDetails = ({ file, failure }: UploadDetailsProps) => {
  const facts: [string, string | null][] = [
    ['Stato', statusOf(failure)],
    ['Codice', failure.code],
    ['Richiesta', failure.requestId],
    ['File', file.name],
    ['Tipo', file.type || 'sconosciuto'],
    ['Dimensione', sizeOf(file)],
  ];
  return (
    <details className="mt-1 text-xs">
      <summary className="inline-flex min-h-6 items-center rounded-sm text-ink-soft underline decoration-1 underline-offset-2 hover:text-ink">
        Dettagli dell’errore
      </summary>
      <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-field bg-sand-50 px-3 py-2.5 tabular-nums">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
};
