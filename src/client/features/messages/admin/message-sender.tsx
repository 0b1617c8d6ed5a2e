import { Mail, Phone } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import { formatInstant } from '#shared/italian-dates.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';

const linkClass =
  'inline-flex min-h-8 items-center gap-2 font-semibold wrap-anywhere text-sea-700 underline underline-offset-2';

const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Who wrote, and how to reach them otherwise. */
export const MessageSender = ({ message }: { message: StaffMessage }) => {
  const { email, phone, createdAt, isSuspect } = message;
  return (
    <div className="grid justify-items-start gap-1">
      {isSuspect && <Badge tone="refused">Indesiderato</Badge>}
      <a href={`mailto:${encodeURIComponent(email)}`} className={linkClass}>
        <Mail aria-hidden className="size-4 shrink-0" />
        {email}
      </a>
      {phone && (
        <a href={phoneAddress(phone)} className={linkClass}>
          <Phone aria-hidden className="size-4 shrink-0" />
          {phone}
        </a>
      )}
      <p className="text-sm text-ink-soft">Ricevuto il {formatInstant(createdAt)}</p>
    </div>
  );
};
