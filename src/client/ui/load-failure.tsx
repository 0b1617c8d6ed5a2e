import { apiErrorOf } from './api-error.ts';
import { Button } from './button.tsx';
import { useLanguage } from './language.tsx';
import { Notice } from './notice.tsx';

type LoadFailureProps = { error: unknown; title: string; onRetry: () => void };

/** Replaces content that could not be loaded. */
export const LoadFailure = ({ error, title, onRetry }: LoadFailureProps) => {
  const { t } = useLanguage();
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {apiErrorOf(error)?.message ?? t('forms.unanswered')}
    </Notice>
  );
};
