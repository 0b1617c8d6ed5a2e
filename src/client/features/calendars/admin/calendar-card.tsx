import { useId, useState } from 'react';
import { formatTimeAgo } from '#client/features/backups/backup-times.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { CopyField } from '#client/ui/copy-field.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { type Calendar, calendarKindInWords, type HeldNights } from '#shared/calendars.schema.ts';
import { formatNights, formatShortInstant } from '#shared/languages/italian-dates.ts';
import { calendarFailures } from './calendar.form.ts';
import { changeInWords, formatSpan, nightsInWords, stateBadge } from './calendar-words.ts';
import { StepsOut } from './how-to.tsx';

type Question = 'wanted' | 'refused' | 'lost' | 'kept';
type AnswerProps = { calendar: Calendar; question: Question };

type Words = {
  about: HeldNights;
  title: (calendar: Calendar) => string;
  explanation?: string;
  accept: string;
  accepted: string;
  discard?: { label: string; done: string };
};

const taking = {
  about: 'new',
  accept: 'Sì, occupa queste notti',
  accepted: 'Le notti sono occupate',
} as const;
const freeing = {
  about: 'lost',
  accept: 'Sì, libera queste notti',
  accepted: 'Le notti sono di nuovo libere',
} as const;

const questions = {
  wanted: {
    ...taking,
    title: ({ name, wantedNights }) =>
      `${name} vuole occupare ${formatNights(wantedNights)} in una volta`,
    explanation:
      'Può essere l’indirizzo sbagliato, o un guasto di là. Finché non c’è una risposta queste notti restano libere, qui e sugli altri siti:',
    discard: { label: 'No, lasciale libere', done: 'Le notti restano libere' },
  },
  refused: {
    ...taking,
    title: ({ name }) => `Notti lasciate libere, anche se ${name} le ha occupate`,
  },
  lost: {
    ...freeing,
    title: ({ name }) => `${name} ha perso all’improvviso quasi tutte le sue notti`,
    explanation:
      'Può essere un guasto di là, o sono stati cancellati davvero. Finché non c’è una risposta queste notti restano occupate:',
    discard: { label: 'No, tienile occupate', done: 'Le notti restano occupate' },
  },
  kept: { ...freeing, title: ({ name }) => `Notti tenute, anche se ${name} non le ha più` },
} as const satisfies Record<Question, Words>;

/** Asks before nights are taken or freed that a reading changed all at once, and offers it later too. */
const AnswerNotice = ({ calendar, question }: AnswerProps) => {
  const { read } = useLanguage();
  const words: Words = questions[question];
  const accept = trpc.calendars.accept.useMutation({ meta: { success: words.accepted } });
  const discard = trpc.calendars.discard.useMutation({
    meta: { success: words.discard?.done ?? '' },
  });
  const nights = calendar[question];
  const error = accept.error ?? discard.error;
  const isBusy = accept.isPending || discard.isPending;
  const answer = (mutation: typeof accept | typeof discard) => () => {
    if (!isBusy) mutation.mutate({ id: calendar.id, about: words.about });
  };
  if (nights.length === 0) return null;
  return (
    <Notice
      tone={words.discard ? 'warning' : 'info'}
      title={words.title(calendar)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" busy={accept.isPending} onClick={answer(accept)}>
            {words.accept}
          </Button>
          {words.discard && (
            <Button
              variant="secondary"
              size="small"
              busy={discard.isPending}
              onClick={answer(discard)}
            >
              {words.discard.label}
            </Button>
          )}
        </div>
      }
    >
      {words.explanation && <p>{words.explanation}</p>}
      <ul className="mt-1 list-disc pl-5">
        {nights.slice(0, 12).map((span) => (
          <li key={span.startDate + span.endDate}>notti {formatSpan(span)}</li>
        ))}
        {nights.length > 12 && <li>e altre {nights.length - 12}</li>}
      </ul>
      {error && (
        <p className="mt-2 font-semibold">{read(errorText(error, calendarFailures.answer))}</p>
      )}
    </Notice>
  );
};

const RenewDialog = ({ calendar, onClose }: { calendar: Calendar; onClose: () => void }) => {
  const renew = trpc.calendars.renew.useMutation({
    meta: { success: 'Il nuovo indirizzo è pronto' },
  });
  return (
    <ConfirmDialog
      open
      title="Creare un nuovo indirizzo?"
      confirmLabel="Crea un nuovo indirizzo"
      tone="danger"
      busy={renew.isPending}
      error={renew.error ? errorText(renew.error, calendarFailures.renew) : null}
      onConfirm={() => {
        if (!renew.isPending) renew.mutate({ id: calendar.id }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <p>
        Quello di adesso smette subito di funzionare: finché il nuovo non è incollato,{' '}
        <strong>{calendar.name}</strong> non sa quando la casa è occupata.
      </p>
    </ConfirmDialog>
  );
};

const WayOut = ({ calendar, now }: { calendar: Calendar; now: number }) => {
  const [renewing, setRenewing] = useState(false);
  const { kind, name, exportUrl, lastExportedAt } = calendar;
  return (
    <div className="grid gap-3 border-t border-sand-200 pt-4">
      <CopyField
        label="Il nostro indirizzo"
        hint={
          lastExportedAt === null
            ? 'Non l’ha ancora letto nessuno.'
            : `Letto l’ultima volta ${formatTimeAgo(lastExportedAt, now)}.`
        }
        value={exportUrl}
        copyLabel="Copia"
        copyName={`Copia l’indirizzo per ${name}`}
        success="Indirizzo copiato"
      />
      <Folded title="Dove va incollato">
        <div className="grid gap-3">
          <StepsOut kind={kind} />
          <div>
            <Button
              variant="quiet"
              size="small"
              className="-ml-3"
              onClick={() => setRenewing(true)}
            >
              Crea un nuovo indirizzo
            </Button>
          </div>
        </div>
      </Folded>
      {renewing && <RenewDialog calendar={calendar} onClose={() => setRenewing(false)} />}
    </div>
  );
};

const Facts = ({ calendar, now }: { calendar: Calendar; now: number }) => {
  const { lastGoodReadAt, lastChange } = calendar;
  const facts: [term: string, text: string][] = [
    ['Ultima lettura', lastGoodReadAt === null ? 'mai' : formatTimeAgo(lastGoodReadAt, now)],
    ['Notti', nightsInWords(calendar)],
    ...(lastChange
      ? [
          [
            'Ultima novità',
            `${changeInWords(lastChange)} (${formatShortInstant(lastChange.at)})`,
          ] as [string, string],
        ]
      : []),
  ];
  return (
    <dl className="grid gap-1">
      {facts.map(([term, text]) => (
        <div key={term} className="grid grid-cols-[6.5rem_1fr] gap-3">
          <dt className="text-sm leading-6 text-ink-soft">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

type CalendarCardProps = {
  calendar: Calendar;
  /** The time of loading: rendering must not read the clock. */
  now: number;
  onEdit: () => void;
  onDelete: () => void;
};

export const CalendarCard = ({ calendar, now, onEdit, onDelete }: CalendarCardProps) => {
  const titleId = useId();
  const read = trpc.calendars.read.useMutation({
    meta: {
      success: (answer: { message: string; calendar: Calendar }) =>
        answer.calendar.problem === null ? answer.message : null,
    },
  });
  const { id, name, kind, host, problem, state } = calendar;
  const badge = stateBadge(calendar);
  const readNow = () => {
    if (!read.isPending) read.mutate({ id });
  };
  return (
    <li className="rounded-card border border-sand-200 bg-white">
      <article aria-labelledby={titleId} className="grid gap-4 p-4 md:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="min-w-0">
            <h2 id={titleId} className="text-xl wrap-anywhere">
              {name}
            </h2>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {calendarKindInWords[kind]} · {host}
            </p>
          </div>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </div>
        <Facts calendar={calendar} now={now} />
        {state !== 'held' && problem && <Notice tone="warning">{problem}</Notice>}
        {(['wanted', 'lost', 'refused', 'kept'] as const).map((question) => (
          <AnswerNotice key={question} calendar={calendar} question={question} />
        ))}
        {read.error && <Notice tone="error">{errorText(read.error, calendarFailures.read)}</Notice>}
        <div className="-mx-3 flex flex-wrap gap-1 [&>*]:px-3">
          <Button
            variant="quiet"
            size="small"
            busy={read.isPending}
            aria-label={`Leggi adesso: ${name}`}
            onClick={readNow}
          >
            Leggi adesso
          </Button>
          <Button variant="quiet" size="small" aria-label={`Modifica: ${name}`} onClick={onEdit}>
            Modifica
          </Button>
          <Button variant="quiet" size="small" aria-label={`Elimina: ${name}`} onClick={onDelete}>
            Elimina
          </Button>
        </div>
        <WayOut calendar={calendar} now={now} />
      </article>
    </li>
  );
};
