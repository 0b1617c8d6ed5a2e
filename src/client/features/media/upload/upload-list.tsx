import clsx from 'clsx';
import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { UploadItem } from './upload-item.tsx';
import { summaryInWords, uploadSummary } from './upload-summary.ts';
import type { Uploads } from './use-uploads.ts';

/** More files than these do not push what lies below out of sight. */
const LONG_LIST = 8;

type UploadListProps = Pick<Uploads, 'uploads' | 'queue'>;

/** The files of this visit that are on their way or did not arrive. */
export const UploadList = ({ uploads, queue }: UploadListProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const summary = uploadSummary(uploads);
  const words = summaryInWords(summary);
  // What holds the focus may go with its file; the frame around the list is always there.
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {words}
      </p>
      {uploads.length > 0 && (
        <section
          aria-label="Caricamenti"
          className="mb-6 rounded-card border border-sand-200 bg-white px-4 py-3"
        >
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
            <p aria-hidden className="font-semibold text-sea-700">
              {words}
            </p>
            {summary.underWay < uploads.length && (
              <Button variant="quiet" size="small" className="-mx-4" onClick={queue.dismissOver}>
                Togli i conclusi
              </Button>
            )}
          </div>
          <ul
            className={clsx(
              'divide-y divide-sand-200',
              uploads.length > LONG_LIST && 'max-h-128 overflow-y-auto',
            )}
          >
            {uploads.map((upload) => (
              <UploadItem key={upload.id} upload={upload} queue={queue} nextFocus={ref} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
