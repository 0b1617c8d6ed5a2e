import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { ConflictsOf } from '#client/features/calendars/admin/calendar-conflicts.tsx';
import { CompleteStay } from '#client/features/portal-stays/complete-stay.tsx';
import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { StaffBlock, StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatInstant } from '#shared/languages/italian-dates.ts';
import { NoteForm } from './note-form.tsx';
import { StayMonths } from './stay-months.tsx';

const BlockReason = ({ block: { id, origin, reason } }: { block: StaffBlock }) => {
  const save = trpc.bookings.setReason.useMutation({ meta: { success: 'Nota salvata' } });
  return (
    <NoteForm
      label={origin === null ? 'Motivo' : 'Nota'}
      hint="La vede solo chi gestisce il sito."
      maxLength={200}
      saved={reason}
      saving={save}
      onSave={(changed) => save.mutate({ id, reason: changed })}
    />
  );
};

/** Days blocked by the owners, or nights imported from another calendar, which only that site can free. */
type BlockDetailsProps = {
  block: StaffBlock;
  today: StayDate;
  onCompleted: (stay: StaffStay) => void;
};

export const BlockDetails = ({ block, today, onCompleted }: BlockDetailsProps) => (
  <div className="grid gap-5">
    {block.origin !== null && <ConflictsOf id={block.id} />}
    {block.origin !== null && <CompleteStay block={block} onCompleted={onCompleted} />}
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
    <BlockReason block={block} />
    <div className="border-b border-sand-200">
      <Folded title="I giorni nel calendario">
        <StayMonths booking={block} today={today} />
      </Folded>
    </div>
    <p className="text-sm text-ink-soft">
      {block.origin === null ? 'Bloccate' : 'Viste la prima volta'} il{' '}
      {formatInstant(block.createdAt)}.
    </p>
  </div>
);
