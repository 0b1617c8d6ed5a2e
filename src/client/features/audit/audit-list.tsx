import { useId } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import type { AuditEvent, AuditOutcome } from '#shared/audit.schema.ts';
import { formatDayInWords, formatShortInstant } from '#shared/italian-dates.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { eventsByDay } from './audit-days.ts';
import { auditSentence } from './audit-sentence.ts';
import { SubjectLink } from './subject-link.tsx';

const TIME_LENGTH = '14:05'.length;

const outcomes: Record<Exclude<AuditOutcome, 'done'>, string> = {
  denied: 'Negato',
  failed: 'Non riuscito',
};

const Event = ({ event }: { event: AuditEvent }) => {
  const { at, outcome, subject } = event;
  const { who, text } = auditSentence(event);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-sand-200 px-4 py-3 last:border-b-0 md:flex-nowrap md:px-5">
      <time dateTime={at} className="w-12 shrink-0 text-sm text-ink-soft tabular-nums">
        {formatShortInstant(at).slice(-TIME_LENGTH)}
      </time>
      {outcome !== 'done' && (
        <span className="ml-auto md:order-last">
          <Badge tone={outcome === 'denied' ? 'waiting' : 'refused'}>{outcomes[outcome]}</Badge>
        </span>
      )}
      <p className="min-w-0 grow basis-full wrap-anywhere md:basis-0">
        <strong className="font-semibold">{who}</strong> {text}
      </p>
      {subject && <SubjectLink subject={subject} />}
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
        {formatDayInWords(day)}
      </h2>
      <ul className="rounded-card border border-sand-200 bg-white">
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
};

/** Day by day, the newest first. */
export const AuditList = ({ events }: { events: readonly AuditEvent[] }) => (
  <div className="grid gap-6">
    {eventsByDay(events).map((day) => (
      <Day key={day.day} {...day} />
    ))}
  </div>
);
