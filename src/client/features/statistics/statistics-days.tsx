import clsx from 'clsx';
import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { MenuItem, MoreMenu } from '#client/ui/more-menu.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { formatDayInWords, formatDayRange } from '#shared/languages/italian-dates.ts';
import { formatRecent } from '#shared/languages/recent.ts';
import type { StatisticsMonth } from '#shared/statistics/statistics.schema.ts';
import { useStatisticsFile } from './statistics-file.ts';
import { inRows, rangeOf, type ShownDay, versionOfDays } from './statistics-rows.ts';
import { countWords, deadlineWords } from './statistics-words.ts';

const isQuiet = ({ state }: ShownDay): boolean => state === 'empty' || state === 'future';

const withoutYear = (words: string): string => words.replace(/ \d{4}$/, '');

/** 'venerdì 6 novembre', '3–6 novembre' */
const nameOf = (days: readonly ShownDay[]): string => {
  const { from, to } = rangeOf(days);
  return withoutYear(from === to ? formatDayInWords(from) : formatDayRange(from, to));
};

const QuietDays = ({ days }: { days: readonly [ShownDay, ...ShownDay[]] }) => (
  <li className="flex flex-wrap justify-between gap-x-4 py-2.5 text-ink-soft">
    <span>{withoutYear(formatDayRange(days[0].day, days.at(-1)?.day ?? ''))}</span>
    <span>{days[0].state === 'future' ? 'ancora da venire' : countWords(days[0])}</span>
  </li>
);

const DayState = ({ day }: { day: ShownDay }) => {
  const today = useToday();
  const { state, declaredAt, declaredBy, dueAt, isLate } = day;
  if (state === 'declared' && declaredAt) {
    const who = declaredBy ? ` da ${declaredBy}` : '';
    return (
      <span className="flex items-start gap-1.5 text-sm text-olive-700">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        comunicato {formatRecent(declaredAt, today)}
        {who}
      </span>
    );
  }
  const words =
    state === 'changed' ? 'cambiato dopo l’invio: comunicalo di nuovo' : 'da comunicare';
  return (
    <span
      className={clsx(
        'flex items-start gap-1.5 text-sm',
        isLate || state === 'changed' ? 'text-amber-800' : 'text-ink-soft',
      )}
    >
      {(isLate || state === 'changed') && (
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      )}
      {words}
      {dueAt && `, ${deadlineWords(dueAt, isLate, today)}`}
    </span>
  );
};

type DayRowProps = {
  days: readonly [ShownDay, ...ShownDay[]];
  hasFile: boolean;
  isDaily: boolean;
  /** The guests' data are there. */
  hasData: boolean;
};

/** A day, or several that say the same. */
const DayRow = ({ days, hasFile, isDaily, hasData }: DayRowProps) => {
  const [day] = days;
  const range = rangeOf(days);
  const file = useStatisticsFile(range);
  const declare = trpc.statistics.declare.useMutation({ meta: { success: 'Salvato' } });
  const mark = (declared: boolean) =>
    declare.mutate({ ...range, declared, seenVersion: versionOfDays(days) });
  const name = nameOf(days);
  const isDeclared = day.state === 'declared';
  const isShown = isDaily || day.state === 'changed';
  const failure = file.error ?? declare.error;
  return (
    <li className="py-2.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold text-sea-700 first-letter:uppercase">{name}</p>
          <p>{countWords(day)}</p>
          <DayState day={day} />
        </div>
        {hasData && (
          <MoreMenu label={`Altre azioni: ${name}`}>
            {hasFile && (
              <MenuItem onClick={file.download}>
                <Download aria-hidden />
                {days.length === 1
                  ? 'Scarica il file del giorno'
                  : 'Scarica il file di questi giorni'}
              </MenuItem>
            )}
            <MenuItem onClick={() => mark(!isDeclared)}>
              <CircleCheck aria-hidden />
              {isDeclared ? 'Togli il segno' : 'Segna come comunicato'}
            </MenuItem>
          </MoreMenu>
        )}
      </div>
      {!isDeclared && isShown && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          busy={declare.isPending}
          aria-label={`Segna come comunicato: ${name}`}
          onClick={() => mark(true)}
        >
          Segna come comunicato
        </Button>
      )}
      {failure && (
        <p role="alert" className="mt-1 text-sm text-red-700">
          {errorText(failure, 'Non è riuscito')}
        </p>
      )}
    </li>
  );
};

type StatisticsDaysProps = {
  month: StatisticsMonth;
  /** Whether the region takes a file. */
  hasFile: boolean;
  /** Whether each day has its own deadline. */
  isDaily: boolean;
};

/** A month, day by day. */
export const StatisticsDays = ({ month, hasFile, isDaily }: StatisticsDaysProps) => (
  <DashboardSection title="Giorno per giorno">
    <ul className="divide-y divide-sand-200">
      {inRows(month.days).map((days) =>
        isQuiet(days[0]) ? (
          <QuietDays key={days[0].day} days={days} />
        ) : (
          <DayRow
            key={days[0].day}
            days={days}
            hasFile={hasFile}
            isDaily={isDaily}
            hasData={days[0].day > month.forgottenUntil}
          />
        ),
      )}
    </ul>
  </DashboardSection>
);
