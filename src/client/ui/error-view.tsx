import { RotateCcw } from 'lucide-react';
import { errorCodes } from '#shared/error-codes.ts';
import { errorText } from './api-error.ts';
import { Button, buttonClass } from './button.tsx';

type ErrorViewProps = { error: unknown; reset?: () => void };

export const ErrorView = ({ error, reset }: ErrorViewProps) => (
  <div role="alert" className="page-width flex flex-col items-center py-24 text-center">
    <h1 className="text-4xl">Qualcosa non ha funzionato</h1>
    <p className="mt-4 max-w-text text-lg text-ink-soft">
      {errorText(error, errorCodes.INTERNAL.message)}
    </p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      {reset && (
        <Button onClick={reset}>
          <RotateCcw aria-hidden className="size-4" />
          Riprova
        </Button>
      )}
      <a href="/" className={buttonClass({ variant: 'secondary' })}>
        Torna alla Home
      </a>
    </div>
  </div>
);
