import { Link } from '@tanstack/react-router';
import { ChartColumn, ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { RoundButton } from '#client/ui/round-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { addMonths, type Month, monthOf } from '#shared/bookings/stay-dates.ts';
import { formatDay, formatMonth, formatStay } from '#shared/languages/italian-dates.ts';
import type { StatisticsMonth } from '#shared/statistics/statistics.schema.ts';
import { regionOf } from '#shared/statistics/statistics-regions.ts';
import type { StatisticsSettings } from '#shared/statistics/statistics-settings.schema.ts';
import { StatisticsDays } from './statistics-days.tsx';
import { useStatisticsFile } from './statistics-file.ts';
import { rangeOf, versionOfDays } from './statistics-rows.ts';
import { deadlineWords } from './statistics-words.ts';

type MonthChooserProps = { month: Month; today: string; onChange: (month: Month) => void };

const MonthChooser = ({ month, today, onChange }: MonthChooserProps) => (
  <div className="mb-5 flex items-center gap-3">
    <RoundButton
      label="Mese prima"
      disabled={false}
      onPress={() => onChange(addMonths(month, -1))}
      className="size-11 border-field"
    >
      <ChevronLeft aria-hidden className="size-5" />
    </RoundButton>
    <h2 aria-live="polite" className="min-w-40 text-center text-xl first-letter:uppercase">
      {formatMonth(month)}
    </h2>
    <RoundButton
      label="Mese dopo"
      disabled={month >= monthOf(today)}
      onPress={() => onChange(addMonths(month, 1))}
      className="size-11 border-field"
    >
      <ChevronRight aria-hidden className="size-5" />
    </RoundButton>
  </div>
);

const states = {
  open: { tone: 'info', title: 'Il mese non è finito' },
  due: { tone: 'warning', title: 'Mese da comunicare' },
  changed: { tone: 'warning', title: 'Qualcosa è cambiato dopo l’invio' },
  declared: { tone: 'success', title: 'Mese comunicato' },
  nothing: { tone: 'success', title: 'Nessun ospite: non devi comunicare niente' },
} as const;

const MonthState = ({ month }: { month: StatisticsMonth }) => {
  const today = useToday();
  const late = month.days.filter(({ isLate }) => isLate);
  const [firstLate] = late;
  if (month.state === 'open' && firstLate?.dueAt) {
    const days =
      late.length === 1
        ? 'Un giorno è da comunicare:'
        : `${late.length} giorni sono da comunicare: il primo`;
    const title = `${days} ${deadlineWords(firstLate.dueAt, true, today)}`;
    return <Notice tone="warning" title={title} />;
  }
  const { tone, title } = states[month.state];
  const { dueAt, isLate } = month;
  const words = dueAt ? `${title}, ${deadlineWords(dueAt, isLate, today)}` : title;
  return <Notice tone={tone} title={words} />;
};

type PartProps = { month: StatisticsMonth; settings: StatisticsSettings };

/** The days of the month until today. */
const pastOf = ({ days, today }: StatisticsMonth) => days.filter(({ day }) => day <= today);

const MonthActions = ({ month, settings }: PartProps) => {
  const past = pastOf(month);
  const range = rangeOf(past);
  const file = useStatisticsFile(range);
  const declare = trpc.statistics.declare.useMutation({ meta: { success: 'Salvato' } });
  const hasFile = regionOf(settings.region)?.way === 'ross1000';
  const failure = file.error ?? declare.error;
  const isOpen = past.length < month.days.length || range.to === month.today;
  const isFinal = month.state === 'declared' && range.to <= month.forgottenUntil;
  if (past.length === 0 || isFinal) return null;
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap gap-3">
        {hasFile && (
          <Button busy={file.isBusy} onClick={file.download}>
            <Download aria-hidden className="size-5" />
            {isOpen ? 'Scarica fino a oggi' : 'Scarica il mese'}
          </Button>
        )}
        {month.state !== 'declared' && (
          <Button
            variant={hasFile ? 'secondary' : 'primary'}
            busy={declare.isPending}
            onClick={() => declare.mutate({ ...range, seenVersion: versionOfDays(past) })}
          >
            {isOpen ? 'Segna comunicato fino a oggi' : 'Segna il mese come comunicato'}
          </Button>
        )}
      </div>
      {failure && <Notice tone="error">{errorText(failure, 'Non è riuscito')}</Notice>}
    </div>
  );
};

const Missing = ({ missing }: Pick<StatisticsMonth, 'missing'>) =>
  missing.length > 0 && (
    <DashboardSection title="Ospiti non contati" note={`${missing.length}`}>
      <p className="mb-2 text-ink-soft">
        Mancano dei dati: finché nessuno li scrive, il file e le somme non li contano.
      </p>
      <ul className="divide-y divide-sand-200">
        {missing.map(({ id, name, startDate, endDate, complete, expected }) => (
          <li key={id} className="py-1">
            <Link
              to="/admin/bookings"
              search={{ booking: id }}
              className="-mx-2 block min-h-11 rounded-field px-2 py-1 hover:bg-sand-50"
            >
              <span className="block font-semibold wrap-anywhere text-sea-700">{name}</span>
              <span className="block text-sm">
                {formatStay(startDate, endDate)},{' '}
                {expected === null
                  ? 'di un altro sito: scrivi chi viene'
                  : `${complete} di ${expected} contati`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );

type Origin = StatisticsMonth['origins'][number];

const sumOf = (rows: readonly Origin[], field: 'arrivals' | 'nights'): number =>
  rows.reduce((sum, row) => sum + row[field], 0);

const OriginGroup = ({ title, rows }: { title: string; rows: readonly Origin[] }) =>
  rows.length > 0 && (
    <tbody className="divide-y divide-sand-200">
      <tr>
        <th scope="rowgroup" colSpan={3} className="pt-4 pb-1 text-left text-sm text-ink-soft">
          {title}
        </th>
      </tr>
      {rows.map(({ code, name, arrivals, nights }) => (
        <tr key={code}>
          <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
            {name}
          </th>
          <td className="py-2 text-right">{arrivals}</td>
          <td className="py-2 text-right">{nights}</td>
        </tr>
      ))}
    </tbody>
  );

const Origins = ({ origins }: Pick<StatisticsMonth, 'origins'>) => (
  <DashboardSection
    title="Da dove vengono"
    note={`${sumOf(origins, 'arrivals')} arrivi, ${sumOf(origins, 'nights')} notti`}
  >
    {origins.length === 0 ? (
      <p className="text-ink-soft">Nessun ospite in questo mese.</p>
    ) : (
      <table className="w-full tabular-nums">
        <caption className="sr-only">Arrivi e notti per Stato e per regione italiana</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col">
              <span className="sr-only">Da dove</span>
            </th>
            <th scope="col" className="w-20 text-right">
              Arrivi
            </th>
            <th scope="col" className="w-20 text-right">
              Notti
            </th>
          </tr>
        </thead>
        <OriginGroup title="Stati esteri" rows={origins.filter((row) => !row.isItalian)} />
        <OriginGroup title="Regioni italiane" rows={origins.filter((row) => row.isItalian)} />
      </table>
    )}
  </DashboardSection>
);

const MonthParts = ({ month, settings }: PartProps) => {
  const region = regionOf(settings.region);
  return (
    <div className="grid max-w-4xl gap-6">
      <section aria-label="Questo mese">
        <MonthState month={month} />
        <MonthActions month={month} settings={settings} />
      </section>
      {(month.days[0]?.day ?? '') <= month.forgottenUntil && (
        <p className="text-ink-soft">
          I dati degli ospiti fino al {formatDay(month.forgottenUntil)} sono cancellati: di quei
          giorni resta quello che hai comunicato.
        </p>
      )}
      <Missing missing={month.missing} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <StatisticsDays
          month={month}
          hasFile={region?.way === 'ross1000'}
          isDaily={settings.deadline === 'day'}
        />
        <Origins origins={month.origins} />
      </div>
    </div>
  );
};

type StatisticsScreenProps = { month: Month; onMonth: (month: Month) => void };

const ShownMonth = ({ month, settings }: { month: Month; settings: StatisticsSettings }) => {
  const query = trpc.statistics.month.useQuery({ month }, liveQuery);
  return (
    <Loaded
      query={query}
      failure="Errore nel caricamento delle statistiche"
      skeleton={<Skeleton className="h-96" />}
    >
      {(shown) => <MonthParts month={shown} settings={settings} />}
    </Loaded>
  );
};

/** A month of statistics for the region. */
export const StatisticsScreen = ({ month, onMonth }: StatisticsScreenProps) => {
  const today = useToday();
  const settings = trpc.statisticsSettings.get.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Statistiche"
        purpose="Quanti ospiti arrivano e da dove, come lo vuole sapere la regione."
      />
      <Loaded
        query={settings}
        failure="Errore nel caricamento delle statistiche"
        skeleton={<Skeleton className="h-96" />}
      >
        {(saved) =>
          saved.isOn ? (
            <>
              <MonthChooser month={month} today={today} onChange={onMonth} />
              <ShownMonth key={month} month={month} settings={saved} />
            </>
          ) : (
            <EmptyState
              icon={<ChartColumn />}
              title="Le statistiche sono spente"
              action={
                <Link to="/admin/duties/settings" className={buttonClass({ variant: 'secondary' })}>
                  Accendile
                </Link>
              }
            >
              Quasi ogni regione vuole sapere quanti ospiti hai, e da dove vengono. Se le accendi,
              il sito le prepara mese per mese.
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
};
