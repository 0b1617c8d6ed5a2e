import { RotateCcw } from 'lucide-react';
import { errorText } from './api-error.ts';
import { Button, buttonClass } from './button.tsx';
import { useLanguage, useLocalizedPath } from './language.tsx';

type ErrorViewProps = { error: unknown; reset?: () => void };

export const ErrorView = ({ error, reset }: ErrorViewProps) => {
  const { t, read } = useLanguage();
  const localized = useLocalizedPath();
  return (
    <div role="alert" className="page-width flex flex-col items-center py-24 text-center">
      <h1 className="text-4xl">{t('forms.failedTitle')}</h1>
      <p className="mt-4 max-w-text text-lg text-ink-soft">
        {read(errorText(error, t('forms.failed')))}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {reset && (
          <Button onClick={reset}>
            <RotateCcw aria-hidden className="size-4" />
            {t('common.retry')}
          </Button>
        )}
        <a href={localized('/')} className={buttonClass({ variant: 'secondary' })}>
          {t('common.backHome')}
        </a>
      </div>
    </div>
  );
};
