import { Link } from '@tanstack/react-router';
import { noticeLinkClass } from '#client/ui/text-link.ts';

type UnconfirmedEmailNoticeProps = { email: string; onNavigate?: () => void };

export const UnconfirmedEmailNotice = ({ email, onNavigate }: UnconfirmedEmailNoticeProps) => (
  <p className="rounded-field bg-amber-100 px-3 py-2 text-sm text-amber-800">
    La tua email aspetta di essere confermata.{' '}
    <Link
      to="/resend-confirmation"
      state={{ accountEmail: email }}
      onClick={onNavigate}
      className={noticeLinkClass}
    >
      Re-invia la mail
    </Link>
  </p>
);
