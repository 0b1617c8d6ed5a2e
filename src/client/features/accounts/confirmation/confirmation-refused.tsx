import { Link } from '@tanstack/react-router';
import { FocusedNotice } from '#client/features/accounts/frame/focused-notice.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import type { ConfirmationFailure } from './confirmation-failure.ts';

type ConfirmationRefusedProps = {
  failure: ConfirmationFailure;
  /** The address that was to be confirmed, where the link named it. */
  email?: string;
  onRetry?: () => void;
};

/** Why an address is not confirmed, and the one step that helps. */
export const ConfirmationRefused = ({ failure, email = '', onRetry }: ConfirmationRefusedProps) => {
  const { text, isExpired, mayTryAgain } = failure;
  return (
    <div className="grid gap-5">
      <FocusedNotice tone="error">{text}</FocusedNotice>
      {isExpired && (
        <Link to="/resend-confirmation" state={{ accountEmail: email }} className={buttonClass()}>
          Richiedi una nuova conferma
        </Link>
      )}
      {mayTryAgain && onRetry && <Button onClick={onRetry}>Riprova</Button>}
      <Link to="/login" className={buttonClass({ variant: 'secondary' })}>
        Vai al login
      </Link>
    </div>
  );
};
