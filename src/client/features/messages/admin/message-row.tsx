import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Badge } from '#client/ui/badge.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { formatShortInstant } from '#shared/italian-dates.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { messageLinkId } from './message-link-id.ts';

const State = ({ message }: { message: StaffMessage }) => {
  if (message.answers.length > 0) return <Badge tone="confirmed">Risposto</Badge>;
  return message.readAt === null ? <Badge tone="waiting">Da leggere</Badge> : null;
};

type MessageRowProps = {
  message: StaffMessage;
  /** The link that gets the focus when this message leaves the list. */
  nextFocusId: string | null;
};

/** The whole row opens the message; what nobody has read stands out. */
export const MessageRow = ({ message, nextFocusId }: MessageRowProps) => {
  const { id, name, email, createdAt } = message;
  const ref = useFocusLoss<HTMLLIElement>(() => {
    if (nextFocusId) document.getElementById(nextFocusId)?.focus();
    rescueFocus();
  });
  const isNew = message.readAt === null;
  return (
    <li
      ref={ref}
      className={clsx(
        'relative rounded-card border bg-white px-4 py-3 hover:border-sea-600 md:px-5',
        isNew ? 'border-sand-300' : 'border-sand-200',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2
          className={clsx('min-w-0 text-base wrap-anywhere', isNew ? 'font-bold' : 'font-normal')}
        >
          <Link
            to="/admin/messages"
            search={(search) => ({ ...search, message: id })}
            id={messageLinkId(id)}
            resetScroll={false}
            className="font-sans text-sea-700 after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
        </h2>
        <State message={message} />
        <p className="text-sm text-ink-soft md:ml-auto">{formatShortInstant(createdAt)}</p>
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>
      <p className={clsx('mt-1 line-clamp-2 wrap-anywhere', isNew && 'font-semibold')}>
        {message.message}
      </p>
    </li>
  );
};
