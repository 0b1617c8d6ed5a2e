import { LoaderCircle } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { progressBarClass } from '#client/ui/progress-bar-class.ts';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { BackupOperation } from '#shared/backups.schema.ts';
import { backupFailures } from './backup-failures.ts';
import { formatProgress, operationLabels, stepLabel } from './backup-labels.ts';
import { formatTimeOfDay } from './backup-times.ts';

/** Limits how often a live region changes. */
const useThrottled = (text: string, everyMs: number): string => {
  const [throttled, setThrottled] = useState('');
  const changedAt = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, changedAt.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setThrottled(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, everyMs]);
  return throttled;
};

const ProgressBar = ({ operation, labelId }: { operation: BackupOperation; labelId: string }) => {
  const { doneBytes, totalBytes } = operation;
  const isMeasured = doneBytes !== null && totalBytes !== null && totalBytes > 0;
  return (
    <progress
      aria-labelledby={labelId}
      aria-valuetext={formatProgress(operation) ?? stepLabel(operation)}
      className={progressBarClass}
      {...(isMeasured ? { max: totalBytes, value: Math.min(doneBytes, totalBytes) } : {})}
    />
  );
};

const CancelButton = () => {
  const ref = useFocusLoss<HTMLDivElement>();
  const cancel = trpc.backups.cancel.useMutation();
  return (
    <div ref={ref} className="grid gap-3">
      {cancel.isError && (
        <Notice tone="error">{errorText(cancel.error, backupFailures.cancel)}</Notice>
      )}
      <Button
        variant="secondary"
        size="small"
        busy={cancel.isPending || cancel.isSuccess}
        onClick={() => cancel.mutate()}
        className="justify-self-start"
      >
        {cancel.isPending || cancel.isSuccess ? 'Annullamento…' : 'Annulla'}
      </Button>
    </div>
  );
};

const cancelHint = ({ canCancel }: BackupOperation, isUnreachable: boolean): string => {
  if (isUnreachable)
    return 'In questo momento il sito non risponde: appena torna prosegue da solo.';
  const leaving = 'Puoi lasciare questa pagina: il lavoro continua.';
  return canCancel ? leaving : `Da qui in poi è più sicuro arrivare in fondo. ${leaving}`;
};

type OperationPanelProps = {
  operation: BackupOperation;
  /** The last request for the status failed. */
  isUnreachable: boolean;
};

const OperationPanel = ({ operation, isUnreachable }: OperationPanelProps) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-card border border-sea-600 bg-white px-4 py-4 md:px-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="flex items-center gap-2.5 text-xl">
          <LoaderCircle aria-hidden className="size-5 text-sea-600 motion-safe:animate-spin" />
          {operationLabels[operation.kind]}
        </h2>
        <p className="text-sm text-ink-soft">dalle {formatTimeOfDay(operation.startedAt)}</p>
      </div>
      <div className="grid gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          <span className="font-semibold">{stepLabel(operation)}</span>
          <span className="text-ink-soft">{formatProgress(operation)}</span>
        </p>
        <ProgressBar operation={operation} labelId={titleId} />
      </div>
      <p className="text-sm text-ink-soft">{cancelHint(operation, isUnreachable)}</p>
      {operation.canCancel && !isUnreachable && <CancelButton />}
    </section>
  );
};

/** A screen reader needs the time to finish one announcement before the next. */
const ANNOUNCE_EVERY_MS = 5000;

const announcement = (operation: BackupOperation | null): string => {
  if (!operation) return '';
  const parts = [operationLabels[operation.kind], stepLabel(operation), formatProgress(operation)];
  return `${parts.filter((part) => part !== null).join('. ')}.`;
};

type OperationProgressProps = { operation: BackupOperation | null; isUnreachable: boolean };

export const OperationProgress = ({ operation, isUnreachable }: OperationProgressProps) => {
  const throttled = useThrottled(announcement(operation), ANNOUNCE_EVERY_MS);
  return (
    <>
      <p role="status" className="sr-only">
        {throttled}
      </p>
      {operation && (
        <OperationPanel
          key={operation.startedAt}
          operation={operation}
          isUnreachable={isUnreachable}
        />
      )}
    </>
  );
};
