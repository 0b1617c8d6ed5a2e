import { Notice } from '#client/ui/notice.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

type PendingEmailNoticeProps = { email: string; pending: string };

export const PendingEmailNotice = ({ email, pending }: PendingEmailNoticeProps) => (
  <Notice
    tone="warning"
    title="Il nuovo indirizzo aspetta la conferma"
    action={<ResendConfirmation email={pending} />}
  >
    <p className="[overflow-wrap:anywhere]">
      Abbiamo mandato un link a <strong>{pending}</strong>. Finché non viene aperto, per accedere
      resta valido <strong>{email}</strong>.
    </p>
  </Notice>
);
