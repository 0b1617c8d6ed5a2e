import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { StaffBlock } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatInstant } from '#shared/languages/italian-dates.ts';
import { bookingFailures } from './booking-labels.ts';
import { StayMonths } from './stay-months.tsx';

const ReasonForm = ({ block }: { block: StaffBlock }) => {
  const setReason = trpc.bookings.setReason.useMutation({ meta: { success: 'Salvato' } });
  const [reason, setText] = useState(block.reason);
  return (
    <form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!setReason.isPending) setReason.mutate({ id: block.id, reason });
      }}
    >
      <TextField
        label={block.origin === null ? 'Motivo' : 'Nota'}
        hint="Lo vede solo chi gestisce il sito."
        required={false}
        maxLength={200}
        value={reason}
        onChange={(event) => setText(event.target.value)}
      />
      {setReason.error && (
        <Notice tone="error">{errorText(setReason.error, bookingFailures.update)}</Notice>
      )}
      {reason.trim() !== block.reason && (
        <div>
          <Button type="submit" variant="secondary" size="small" busy={setReason.isPending}>
            Salva
          </Button>
        </div>
      )}
    </form>
  );
};

/** Days blocked by the owners, or nights imported from another calendar, which only that site can free. */
export const BlockDetails = ({ block, today }: { block: StaffBlock; today: StayDate }) => (
  <div className="grid gap-5">
    {block.origin !== null && (
      <div className="grid gap-3">
        {block.originLink && (
          <p>
            <a
              href={block.originLink}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <ExternalLink aria-hidden className="size-4" />
              Apri la prenotazione su {block.origin}
            </a>
          </p>
        )}
        <p>
          Queste notti arrivano dal calendario di {block.origin}: qui le vedi soltanto, per
          liberarle vai su {block.origin}.{' '}
          <Link to="/admin/calendars" className={textLinkClass}>
            Apri i calendari
          </Link>
        </p>
      </div>
    )}
    <ReasonForm block={block} />
    <StayMonths booking={block} today={today} />
    <p className="text-sm text-ink-soft">
      {block.origin === null ? 'Bloccate' : 'Viste la prima volta'} il{' '}
      {formatInstant(block.createdAt)}.
    </p>
  </div>
);
