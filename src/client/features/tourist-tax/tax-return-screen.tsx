import { Link } from '@tanstack/react-router';
import { Download, Landmark, Printer } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { downloadFile } from '#client/ui/download-file.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { listQuery } from '#client/ui/list-screen.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import { formatDay, formatStay } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { keyOfPeriod, periodsOf, type TaxPeriod } from '#shared/tourist-tax/tax-returns.ts';
import type { TaxReturn, TaxReturnStay } from '#shared/tourist-tax/tourist-tax.schema.ts';
import { OtherList } from './other-list.tsx';
import { TaxDeclarations } from './tax-declarations.tsx';
import { TaxDialog } from './tax-dialog.tsx';
import { TaxQuarters, TaxReturnNotes, TaxReturnTable } from './tax-return-table.tsx';
import { lastPeriod, type TaxSearch } from './tax-search.ts';
import { periodName } from './tax-words.ts';

type ChooserProps = { period: TaxPeriod; today: StayDate; onChange: (period: TaxPeriod) => void };

const optionsOf = (periods: readonly TaxPeriod[]) =>
  periods.map((period) => ({
    value: keyOfPeriod(period),
    // The year has a field of its own.
    label: periodName(period).replace(` ${period.year}`, ''),
  }));

const PeriodChooser = ({ period, today, onChange }: ChooserProps) => {
  const { year } = period;
  const thisYear = yearOf(today);
  const years = [...new Set([year, ...[1, 0, -1, -2, -3, -4].map((ahead) => thisYear + ahead)])];
  const choices = [
    ...periodsOf(year, 'year'),
    ...periodsOf(year, 'quarter'),
    ...periodsOf(year, 'month'),
  ];
  return (
    <div className="grid max-w-xl grid-cols-[7rem_minmax(0,1fr)] gap-3 print:hidden">
      <SelectField
        label="Anno"
        options={years.sort((a, b) => b - a).map((value) => ({ value, label: String(value) }))}
        value={year}
        onChange={({ target }) => onChange({ ...period, year: Number(target.value) })}
      />
      <SelectField
        label="Periodo"
        options={[{ value: String(year), label: 'Tutto l’anno' }]}
        groups={[
          { label: 'Trimestri', options: optionsOf(periodsOf(year, 'quarter')) },
          { label: 'Mesi', options: optionsOf(periodsOf(year, 'month')) },
        ]}
        value={keyOfPeriod(period)}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => keyOfPeriod(choice) === target.value);
          if (chosen) onChange(chosen);
        }}
      />
    </div>
  );
};

const FileButtons = ({ period }: { period: TaxPeriod }) => {
  const file = trpc.touristTax.file.useQuery(period, { enabled: false, gcTime: 0 });
  const download = async () => {
    const { data } = await file.refetch();
    if (data === undefined) return;
    downloadFile(`imposta-di-soggiorno-${keyOfPeriod(period)}.csv`, data, 'text/csv');
    toastSuccess('File pronto: lo trovi tra i download.');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      <Button
        variant="quiet"
        size="small"
        className="-ml-4"
        busy={file.isFetching}
        onClick={() => void download()}
      >
        <Download aria-hidden className="size-4" />
        Scarica per Excel
      </Button>
      <Button variant="quiet" size="small" onClick={() => print()}>
        <Printer aria-hidden className="size-4" />
        Stampa
      </Button>
      {file.isError && (
        <span role="alert" className="text-sm text-red-700">
          {errorText(file.error, 'Errore nel preparare il file')}
        </span>
      )}
    </div>
  );
};

const columnsOf = (open: (id: number) => void): Column<TaxReturnStay>[] => [
  {
    id: 'guest',
    header: 'Soggiorno',
    isWide: true,
    cell: ({ id, guestName, startDate, endDate }) => (
      <>
        <button
          type="button"
          onClick={() => open(id)}
          className="min-h-11 text-left font-semibold text-sea-700 underline-offset-2 hover:underline md:min-h-9"
        >
          {guestName ?? 'Ospite'}
        </button>
        <p className="text-sm text-ink-soft">{formatStay(startDate, endDate)}</p>
      </>
    ),
  },
  {
    id: 'collector',
    header: 'Incassa',
    cell: ({ collector, source }) =>
      collector === 'house' ? 'tu' : `il portale (${staySourceLabels[source]})`,
  },
  {
    id: 'nights',
    header: 'Notti: intere, ridotte, esenti',
    align: 'end',
    cell: ({ full, reduced, exempt }) =>
      [full, reduced, exempt].map(({ nights }) => nights).join(' · '),
  },
  {
    id: 'sum',
    header: 'Imposta',
    align: 'end',
    cell: ({ cents, isExact }) => (
      <>
        {formatEuro(cents)}
        {!isExact && <p className="text-sm text-ink-soft">mancano dati degli ospiti</p>}
      </>
    ),
  },
];

const Stays = ({ stays }: Pick<TaxReturn, 'stays'>) => {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">I soggiorni</h2>
      <DataTable
        caption="I soggiorni del periodo"
        columns={columnsOf(setOpen)}
        rows={stays}
        rowKey={({ id }) => id}
        empty={<p>Nessun soggiorno in questo periodo: dichiari zero.</p>}
      />
      {open !== null && <TaxDialog bookingId={open} onClose={() => setOpen(null)} />}
    </section>
  );
};

type FoundProps = {
  period: TaxPeriod;
  found: Omit<TaxReturn, keyof TaxPeriod>;
  today: StayDate;
};

const Found = ({ period, found, today }: FoundProps) => (
  <>
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <FormSection title={periodName(period)}>
        {found.lastDay >= today && (
          <p className="text-sm text-ink-soft">
            Il periodo finisce il {formatDay(found.lastDay)}: le somme possono ancora cambiare.
          </p>
        )}
        <TaxReturnTable found={found} />
        <TaxReturnNotes rates={found.rates} exemptions={found.exemptions} />
        <p className="text-sm text-ink-soft print:hidden">Tocca una cifra per copiarla.</p>
        <FileButtons period={period} />
        <TaxQuarters quarters={found.quarters} />
      </FormSection>
      <TaxDeclarations period={period} declarations={found.declarations} />
    </div>
    <Stays stays={found.stays} />
  </>
);

const Off = () => (
  <EmptyState
    icon={<Landmark />}
    title="Qui il sito non segue l’imposta di soggiorno"
    action={
      <Link to="/admin/duties/settings" className={buttonClass({ variant: 'secondary' })}>
        Accendila
      </Link>
    }
  >
    Se il tuo comune la chiede, accendila: il sito la calcola per ogni soggiorno e prepara le somme
    da dichiarare.
  </EmptyState>
);

const Return = ({ period, today, onChange }: ChooserProps) => {
  // The chooser stays while another period loads.
  const query = trpc.touristTax.page.useQuery(period, listQuery);
  return (
    <Loaded
      query={query}
      failure="Errore nel caricamento delle somme"
      skeleton={<Skeleton className="h-96" />}
    >
      {({ year, quarter, month, ...found }) =>
        found.isOn ? (
          <div className="grid gap-6">
            <PeriodChooser period={period} today={today} onChange={onChange} />
            <Found period={{ year, quarter, month }} found={found} today={today} />
          </div>
        ) : (
          <Off />
        )
      }
    </Loaded>
  );
};

type TaxReturnScreenProps = {
  search: TaxSearch;
  today: StayDate;
  onSearch: (search: TaxSearch) => void;
};

/** The sums to declare, period by period. */
export const TaxReturnScreen = ({ search, today, onSearch }: TaxReturnScreenProps) => {
  const settings = trpc.touristTax.settings.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Imposta di soggiorno"
        purpose="Le somme da scrivere nei moduli del comune e dello Stato."
      />
      <Loaded
        query={settings}
        failure="Errore nel caricamento delle regole dell’imposta di soggiorno"
        skeleton={<Skeleton className="h-96" />}
      >
        {(saved) => {
          const { year, ...part } = search;
          const period = year === undefined ? lastPeriod(today, saved.rhythm) : { year, ...part };
          return (
            <div className="grid gap-6">
              <OtherList settings={saved} />
              <Return period={period} today={today} onChange={onSearch} />
            </div>
          );
        }}
      </Loaded>
    </>
  );
};
