import { FileX } from 'lucide-react';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';

type WritingGoneProps = {
  error: unknown;
  /** What there is not, or not any more. */
  goneTitle: string;
  /** Why it cannot be opened for another reason. */
  failureTitle: string;
  onRetry: () => void;
  onClose: () => void;
};

/** Stands where the form would: what was to be opened cannot be. */
export const WritingGone = (props: WritingGoneProps) => {
  const { error, goneTitle, failureTitle, onRetry, onClose } = props;
  if (apiErrorOf(error)?.code !== 'NOT_FOUND') {
    return <LoadFailure title={failureTitle} error={error} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      icon={<FileX />}
      title={goneTitle}
      action={
        <Button variant="secondary" onClick={onClose}>
          Torna all’elenco
        </Button>
      }
    >
      Forse l’ha eliminata un’altra persona, o l’indirizzo è sbagliato.
    </EmptyState>
  );
};
