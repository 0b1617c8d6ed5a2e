import { ChevronLeft, ChevronRight, Download, Euro } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { downloadFile } from '#client/ui/download-file.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { listQuery } from '#client/ui/list-screen.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RoundButton } from '#client/ui/round-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import { formatNights, monthName } from '#shared/languages/italian-dates.ts';
import { methodWords } from '#shared/money/money-words.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { TakingsAnswer } from '#shared/takings/takings.schema.ts';
import { OpenSums } from './open-sums.tsx';
import { PortalSums } from './portal-sums.tsx';
import { type SumsRow, SumsTable } from './sums-table.tsx';
import { TakingsLists } from './takings-lists.tsx';
import { YearFigures } from './year-figures.tsx';
import { YearPicture } from './year-picture.tsx';

type YearChooserProps = { year: number; thisYear: number; onChange: (year: number) => void };

const YearChooser = ({ year, thisYear, onChange }: YearChooserProps) => (
  <div className="flex items-center gap-3">
    <RoundButton
      label="Anno prima"
      disabled={year <= 2000}
      onPress={() => onChange(year - 1)}
      className="size-11 border-field"
    >
      <ChevronLeft aria-hidden className="size-5" />
    </RoundButton>
    <h2 aria-live="polite" className="min-w-16 text-center text-xl tabular-nums">
      {year}
    </h2>
    <RoundButton
      label="Anno dopo"
      disabled={year > thisYear}
      onPress={() => onChange(year + 1)}
      className="size-11 border-field"
    >
      <ChevronRight aria-hidden className="size-5" />
    </RoundButton>
  </div>
);

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const Files = ({ year }: { year: number }) => {
  const options = { enabled: false, gcTime: 0 };
  const workbook = trpc.takings.workbook.useQuery({ year }, options);
  const csv = trpc.takings.csv.useQuery({ year }, options);
  const failure = workbook.error ?? csv.error;
  const save = async (file: typeof csv | typeof workbook, write: (data: string) => void) => {
    const { data } = await file.refetch();
    if (data === undefined) return;
    write(data);
    toastSuccess('File pronto: lo trovi tra i download.');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <Button
        size="small"
        busy={workbook.isFetching}
        onClick={() =>
          void save(workbook, (data) =>
            downloadFile(`incassi-${year}.xlsx`, bytesOf(data), WORKBOOK),
          )
        }
      >
        <Download aria-hidden className="size-4" />
        Per il commercialista
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={csv.isFetching}
        onClick={() =>
          void save(csv, (data) => downloadFile(`incassi-${year}.csv`, data, 'text/csv'))
        }
      >
        Solo i pagamenti (CSV)
      </Button>
      {failure && (
        <span role="alert" className="text-sm text-red-700">
          {errorText(failure, 'Errore nel preparare il file')}
        </span>
      )}
    </div>
  );
};

type PartProps = { takings: TakingsAnswer; hasPayments: boolean };

const totalOf = ({ takings, hasPayments }: PartProps): SumsRow => ({
  label: 'In tutto',
  nights: takings.nights,
  rentCents: takings.rentCents,
  receivedCents: hasPayments ? takings.receivedCents : null,
});

const Months = ({ takings, hasPayments }: PartProps) => {
  const { year, months, lastYear } = takings;
  const column = hasPayments ? 'receivedCents' : 'rentCents';
  return (
    <DashboardSection title="Mese per mese">
      <div className="mb-4 grid gap-8 lg:grid-cols-2">
        <YearPicture
          title="Notti vendute"
          year={year}
          values={months.map(({ nights }) => nights)}
          earlier={lastYear.months.map(({ nights }) => nights)}
          format={formatNights}
        />
        <YearPicture
          title={hasPayments ? 'Incassato' : 'Affitto'}
          year={year}
          values={months.map((month) => month[column])}
          earlier={lastYear.months.map((month) => month[column])}
          format={formatEuro}
        />
      </div>
      <Folded title="Le cifre di ogni mese">
        <SumsTable
          caption={`I mesi del ${year}`}
          what="Mese"
          rows={months.map(({ nights, rentCents, receivedCents }, index) => ({
            label: monthName(index + 1),
            ...{ nights, rentCents },
            receivedCents: hasPayments ? receivedCents : null,
          }))}
          total={totalOf({ takings, hasPayments })}
        />
        {hasPayments && (
          <p className="mt-2 text-sm text-ink-soft">
            Notti e affitto contano nel mese in cui l’ospite dorme da te, gli incassi nel mese in
            cui arrivano.
          </p>
        )}
      </Folded>
    </DashboardSection>
  );
};

const Sources = ({ takings, hasPayments }: PartProps) => (
  <DashboardSection title="Da dove arrivano">
    <SumsTable
      caption={`Provenienza delle prenotazioni del ${takings.year}`}
      what="Da dove"
      rows={takings.bySource.map(({ source, nights, rentCents, receivedCents }) => ({
        label: staySourceLabels[source],
        ...{ nights, rentCents },
        receivedCents: hasPayments ? receivedCents : null,
      }))}
      total={totalOf({ takings, hasPayments })}
    />
  </DashboardSection>
);

const Methods = ({ year, byMethod, receivedCents }: TakingsAnswer) =>
  byMethod.length > 0 && (
    <DashboardSection title="Come ti pagano">
      <SumsTable
        caption={`Come sono arrivati i pagamenti del ${year}`}
        what="Come"
        rows={byMethod.map((sums) => ({
          label: methodWords[sums.method],
          ...{ nights: null, rentCents: null, receivedCents: sums.receivedCents },
        }))}
        total={{ label: 'In tutto', nights: null, rentCents: null, receivedCents }}
      />
    </DashboardSection>
  );

const Off = () => (
  <Notice tone="info" title="Qui vedi notti e affitti dei tuoi soggiorni">
    Per seguire anche che cosa arriva e che cosa manca, un amministratore scrive come vi fate pagare
    in «Impostazioni, Soldi».
  </Notice>
);

const isEmpty = ({ stays, payments, deposits, lastYear }: TakingsAnswer): boolean =>
  stays.length + payments.length + deposits.entries.length + lastYear.stays === 0 &&
  lastYear.receivedCents === 0;

const Parts = ({ takings }: { takings: TakingsAnswer }) => {
  const { isOn, payments, lastYear } = takings;
  const hasPayments = isOn || payments.length > 0 || lastYear.receivedCents !== 0;
  const part = { takings, hasPayments };
  return (
    <div className="grid gap-6">
      {!isOn && <Off />}
      <YearFigures {...part} />
      <Months {...part} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Sources {...part} />
          <Methods {...takings} />
        </div>
        <div className="grid gap-6">
          {isOn && <OpenSums year={takings.year} stays={takings.stays} />}
          {hasPayments && <PortalSums {...takings} />}
        </div>
      </div>
      <TakingsLists {...takings} />
    </div>
  );
};

type TakingsScreenProps = { year: number; thisYear: number; onYear: (year: number) => void };

/** A year's nights and money. */
export const TakingsScreen = ({ year, thisYear, onYear }: TakingsScreenProps) => {
  // The year before stays while another one loads.
  const query = trpc.takings.year.useQuery({ year }, listQuery);
  return (
    <>
      <AdminPageHeader
        title="Incassi"
        purpose="Quante notti hai venduto, che cosa è arrivato e che cosa manca ancora."
      />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <YearChooser year={year} thisYear={thisYear} onChange={onYear} />
        <Files year={year} />
      </div>
      <Loaded
        query={query}
        failure="Errore nel caricamento degli incassi"
        skeleton={<Skeleton className="h-96" />}
      >
        {(takings) =>
          isEmpty(takings) ? (
            <EmptyState icon={<Euro />} title={`Niente nel ${takings.year}`}>
              Qui trovi notti e incassi di ogni anno con un soggiorno confermato.
            </EmptyState>
          ) : (
            <Parts takings={takings} />
          )
        }
      </Loaded>
    </>
  );
};
