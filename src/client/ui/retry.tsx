import { Button, buttonClass } from './button.tsx';
import { useLanguage } from './language.tsx';

type RetryProps = {
  /** Loads the failed content again; without it the whole page is loaded, for a document has no code for this. */
  onRetry?: (() => void) | undefined;
};

export const Retry = ({ onRetry }: RetryProps) => {
  const { t } = useLanguage();
  if (onRetry) {
    return (
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: the address of the page itself
    <a href="" className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {t('common.retry')}
    </a>
  );
};
