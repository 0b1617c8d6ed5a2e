import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

type LoadFailureProps = { error: unknown; title: string; onRetry: () => void };

/** Stands where a list would: what went wrong, and the way to ask again. */
export const LoadFailure = ({ error, title, onRetry }: LoadFailureProps) => (
  <Notice
    tone="error"
    title={title}
    action={
      <Button variant="secondary" size="small" onClick={onRetry}>
        Riprova
      </Button>
    }
  >
    {apiErrorOf(error)?.message ?? 'Il server non risponde: controlla la connessione.'}
  </Notice>
);
