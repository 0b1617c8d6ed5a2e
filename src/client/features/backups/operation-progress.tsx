import { LoaderCircle } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { BackupOperation } from '#shared/backups.schema.ts';
import { backupFailures } from './backup-failures.ts';
import { measureInWords, operationNames, stepInWords } from './backup-labels.ts';
import { timeOfDay } from './backup-times.ts';
import { progressBarClass } from './progress-bar-class.ts';

/** A text that changes all the time, at most every so often: to be read aloud. */
const useSparing = (text: string, everyMs: number): string => {
  const [said, setSaid] = useState('');
  const saidAt = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, saidAt.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      saidAt.current = performance.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, everyMs]);
  return said;
};

const ProgressBar = ({ operation, labelId }: { operation: BackupOperation; labelId: string }) => {
  const { doneBytes, totalBytes } = operation;
  const isMeasured = doneBytes !== null && totalBytes !== null && totalBytes > 0;
  return (
    <progress
      aria-labelledby={labelId}
      aria-valuetext={measureInWords(operation) ?? stepInWords(operation)}
      className={progressBarClass}
      {...(isMeasured ? { max: totalBytes, value: Math.min(doneBytes, totalBytes) } : {})}
    />
  );
};

const CancelButton = () => {
  const utils = trpc.useUtils();
  const ref = useFocusLoss<HTMLDivElement>();
  const cancel = trpc.backups.cancel.useMutation({
    onSettled: () => utils.backups.status.invalidate(),
  });
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

const whatNext = ({ canCancel }: BackupOperation, isSilent: boolean): string => {
  if (isSilent) return 'In questo momento il sito non risponde: appena torna si prosegue da soli.';
  const leaving = 'Puoi lasciare questa pagina: si va avanti comunque.';
  return canCancel ? leaving : `Da qui in poi è più sicuro arrivare in fondo. ${leaving}`;
};

type OperationPanelProps = {
  operation: BackupOperation;
  /** The server was asked and did not answer. */
  isSilent: boolean;
};

/** What is going on at the server, whoever began it. */
const OperationPanel = ({ operation, isSilent }: OperationPanelProps) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-card border border-sea-600 bg-white px-4 py-4 md:px-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="flex items-center gap-2.5 text-xl">
          <LoaderCircle aria-hidden className="size-5 text-sea-600 motion-safe:animate-spin" />
          {operationNames[operation.kind]}
        </h2>
        <p className="text-sm text-ink-soft">dalle {timeOfDay(operation.startedAt)}</p>
      </div>
      <div className="grid gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          <span className="font-semibold">{stepInWords(operation)}</span>
          <span className="text-ink-soft">{measureInWords(operation)}</span>
        </p>
        <ProgressBar operation={operation} labelId={titleId} />
      </div>
      <p className="text-sm text-ink-soft">{whatNext(operation, isSilent)}</p>
      {operation.canCancel && !isSilent && <CancelButton />}
    </section>
  );
};

/** Often enough to know that it goes on, seldom enough to be listened to. */
const SAID_EVERY_MS = 5000;

const spoken = (operation: BackupOperation | null): string => {
  if (!operation) return '';
  const parts = [operationNames[operation.kind], stepInWords(operation), measureInWords(operation)];
  return `${parts.filter((part) => part !== null).join('. ')}.`;
};

type OperationProgressProps = { operation: BackupOperation | null; isSilent: boolean };

export const OperationProgress = ({ operation, isSilent }: OperationProgressProps) => {
  const said = useSparing(spoken(operation), SAID_EVERY_MS);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {operation && (
        <OperationPanel key={operation.startedAt} operation={operation} isSilent={isSilent} />
      )}
    </>
  );
};
