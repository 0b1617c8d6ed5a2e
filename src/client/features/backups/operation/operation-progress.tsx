import {
  measureInWords,
  operationNames,
  stepInWords,
} from '#client/features/backups/backup-words.ts';
import type { BackupOperation } from '#shared/backups.schema.ts';
import { OperationPanel } from './operation-panel.tsx';
import { useSparing } from './use-sparing.ts';

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
