import { Link, linkOptions } from '@tanstack/react-router';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import type { AuditEvent, AuditOutcome } from '#shared/audit.schema.ts';
import { type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatShortInstant } from '#shared/languages/italian-dates.ts';
import { formatNearDay } from '#shared/languages/recent.ts';
import { auditSentence, runSentence, runsOf } from './audit-sentence.ts';

/** The link that opens a subject, while it exists. */
const linkTo = (subject: AuditEvent['subject']) => {
  if (!subject?.exists) return null;
  const id = Number(subject.id);
  switch (subject.kind) {
    case 'booking':
      return linkOptions({ to: '/admin/bookings', search: { booking: id } });
    case 'page':
      return linkOptions({ to: '/admin/pages', search: { edit: id } });
    case 'post':
      return linkOptions({ to: '/admin/blog', search: { edit: id } });
    case 'gallery':
      return linkOptions({ to: '/admin/gallery', search: { edit: id } });
    case 'message':
      return linkOptions({ to: '/admin/messages', search: { message: id } });
    case 'task':
      return linkOptions({ to: '/admin/task' });
    default:
      return null;
  }
};

/** Groups by the day at the house, in the given order. */
const eventsByDay = (events: readonly AuditEvent[]): { day: StayDate; events: AuditEvent[] }[] =>
  [...Map.groupBy(events, ({ at }) => todayAtHouse(new Date(at)))].map(([day, ofDay]) => ({
    day,
    events: ofDay,
  }));

const outcomes: Record<Exclude<AuditOutcome, 'done'>, string> = {
  denied: 'Negato',
  failed: 'Non riuscito',
};

const TIME_LENGTH = '14:05'.length;

/** The whole row leads to what it is about. */
const Event = ({ event }: { event: AuditEvent }) => {
  const { at, outcome, subject } = event;
  const { who, text } = auditSentence(event);
  const link = linkTo(subject);
  const sentence = (
    <>
      <strong className="font-semibold">{who}</strong> {text}
    </>
  );
  return (
    <li className="relative flex min-h-11 items-center gap-x-3 border-b border-sand-200 px-4 py-2.5 last:border-b-0 has-[a]:hover:bg-sand-50 md:px-5">
      <time dateTime={at} className="w-12 shrink-0 text-sm text-ink-soft tabular-nums">
        {formatShortInstant(at).slice(-TIME_LENGTH)}
      </time>
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-1 wrap-anywhere">
        {link ? (
          <Link {...link} className="min-w-0 after:absolute after:inset-0 md:flex-1">
            {sentence}
          </Link>
        ) : (
          <span className="min-w-0 md:flex-1">{sentence}</span>
        )}
        {outcome !== 'done' && (
          <Badge tone={outcome === 'denied' ? 'waiting' : 'refused'}>{outcomes[outcome]}</Badge>
        )}
      </div>
      {link && <ChevronRight aria-hidden className="size-5 shrink-0 text-sea-600" />}
    </li>
  );
};

/** Several alike in one line, which unfolds to each. */
const Run = ({ run }: { run: readonly [AuditEvent, ...AuditEvent[]] }) => {
  const { who, text } = runSentence(run);
  return (
    <li className="border-b border-sand-200 last:border-b-0">
      <details>
        <summary className="flex min-h-11 list-none items-center gap-x-3 px-4 py-2.5 md:px-5 [&::-webkit-details-marker]:hidden">
          <time dateTime={run[0].at} className="w-12 shrink-0 text-sm text-ink-soft tabular-nums">
            {formatShortInstant(run[0].at).slice(-TIME_LENGTH)}
          </time>
          <span className="min-w-0 grow wrap-anywhere">
            <strong className="font-semibold">{who}</strong> {text}
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-sea-600 in-[details[open]]:rotate-180"
          />
        </summary>
        <ul className="border-t border-sand-200 bg-sand-50">
          {run.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ul>
      </details>
    </li>
  );
};

const Day = ({ day, events }: { day: StayDate; events: readonly AuditEvent[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="mb-2 font-sans text-sm font-semibold text-ink-soft first-letter:uppercase"
      >
        {formatNearDay(day, useToday())}
      </h2>
      <ul className="rounded-card border border-sand-200 bg-white">
        {runsOf(events).map(([first, ...others]) =>
          first && others.length > 0 ? (
            <Run key={first.id} run={[first, ...others]} />
          ) : (
            first && <Event key={first.id} event={first} />
          ),
        )}
      </ul>
    </section>
  );
};

export const AuditList = ({ events }: { events: readonly AuditEvent[] }) => (
  <div className="grid gap-6">
    {eventsByDay(events).map((day) => (
      <Day key={day.day} {...day} />
    ))}
  </div>
);
