import { apiErrorOf } from './api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type LoadFailureProps = { error: unknown; title: string; onRetry: () => void };

/** Replaces content that could not be loaded. */
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
