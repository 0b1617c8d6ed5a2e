import { Link } from '@tanstack/react-router';
import { noticeLinkClass } from '#client/ui/text-link.ts';

type UnconfirmedLineProps = { email: string; onLeave: () => void };

/** Why there is nothing to open yet, and the way to a new mail. */
export const UnconfirmedLine = ({ email, onLeave }: UnconfirmedLineProps) => (
  <p className="rounded-field bg-amber-100 px-3 py-2 text-sm text-amber-800">
    La tua email aspetta di essere confermata.{' '}
    <Link
      to="/resend-confirmation"
      state={{ accountEmail: email }}
      onClick={onLeave}
      className={noticeLinkClass}
    >
      Re-invia la mail
    </Link>
  </p>
);
