import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { PoliceDialog } from '#client/features/police/police-dialog.tsx';
import { TaxDialog } from '#client/features/tourist-tax/tax-dialog.tsx';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { monthOf, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { Duties, StayDuties } from '#shared/duties.schema.ts';
import {
  type Cell,
  dataCell,
  daysOf,
  isHere,
  policeCell,
  receiptCell,
  seenCell,
  statisticsCell,
  taxCell,
} from './duty-words.ts';
import { useDuties, useNow } from './use-duties.ts';

type Opened = { kind: 'police' | 'tax'; id: number };

const weightClass = {
  rest: 'text-ink-soft',
  due: 'font-semibold',
  late: 'font-semibold text-red-700',
} as const;

/** A column: its cell for a stay, and the window that a press opens. No cell before the arrival. */
type Duty = {
  id: string;
  header: string;
  cellOf: (stay: StayDuties) => Cell | null;
  opens?: Opened['kind'] | 'statistics';
  /** A step towards another duty: on a phone its column shows only while it asks for something. */
  isStep?: true;
};

const dutiesOf = ({ on }: Duties, now: number, today: StayDate): Duty[] => {
  const fromArrival = (duty: Duty): Duty => ({
    ...duty,
    cellOf: (stay) => {
      const cell = duty.cellOf(stay);
      return cell && !isHere(stay, today) ? { ...cell, weight: 'rest' } : cell;
    },
  });
  const police: Duty[] = [
    {
      id: 'seen',
      header: 'Visti',
      cellOf: (stay) => stay.police && seenCell(stay, stay.police, today),
      opens: 'police',
      isStep: true,
    },
    {
      id: 'police',
      header: 'Questura',
      cellOf: (stay) => stay.police && policeCell(stay.police, now),
      opens: 'police',
    },
    {
      id: 'receipt',
      header: 'Ricevuta',
      cellOf: (stay) => stay.police && receiptCell(stay.police),
      opens: 'police',
      isStep: true,
    },
  ];
  const statistics: Duty = {
    id: 'statistics',
    header: 'Statistiche',
    cellOf: (stay) => stay.statistics && statisticsCell(stay.statistics, now),
    opens: 'statistics',
  };
  const tax: Duty = {
    id: 'tax',
    header: 'Imposta',
    cellOf: (stay) => stay.tax && taxCell(stay.tax),
    opens: 'tax',
  };
  const data: Duty = {
    id: 'data',
    header: 'Dati',
    cellOf: (stay) => dataCell(stay, today),
    isStep: true,
  };
  return [
    data,
    ...(on.police ? police : []),
    ...(on.statistics ? [statistics] : []),
    ...(on.tax ? [tax] : []),
  ].map(fromArrival);
};

const pressClass =
  '-mx-2 inline-flex min-h-9 items-center rounded-field px-2 text-left underline decoration-sand-300 underline-offset-4 hover:bg-sand-100 max-md:min-h-11';

type DutyCellProps = { duty: Duty; stay: StayDuties; onOpen: (opened: Opened) => void };

/** A state in words, which opens what it is about. */
const DutyCell = ({ duty: { header, cellOf, opens }, stay, onOpen }: DutyCellProps) => {
  const cell = cellOf(stay);
  if (!cell) return null;
  const { words, weight } = cell;
  const label = `${header}, ${stay.guestName}: ${words}`;
  if (!opens) return <span className={weightClass[weight]}>{words}</span>;
  if (opens === 'statistics') {
    return (
      <Link
        to="/admin/statistics"
        search={{ month: monthOf(stay.startDate) }}
        aria-label={label}
        className={clsx(pressClass, weightClass[weight])}
      >
        {words}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => onOpen({ kind: opens, id: stay.id })}
      className={clsx(pressClass, weightClass[weight])}
    >
      {words}
    </button>
  );
};

const stayColumn: Column<StayDuties> = {
  id: 'stay',
  header: 'Soggiorno',
  isWide: true,
  cell: (stay) => (
    <Link
      to="/admin/bookings"
      search={{ booking: stay.id }}
      className="block font-semibold wrap-anywhere text-sea-700"
    >
      {stay.guestName}
      <span className="block font-normal text-ink">{daysOf(stay)}</span>
    </Link>
  ),
};

type ColumnOptions = { now: number; today: StayDate; onOpen: (opened: Opened) => void };

const columnsOf = (duties: Duties, { now, today, onOpen }: ColumnOptions): Column<StayDuties>[] => {
  const asks = ({ cellOf }: Duty) =>
    duties.stays.some((stay) => (cellOf(stay)?.weight ?? 'rest') !== 'rest');
  const columns = dutiesOf(duties, now, today).map(
    (duty): Column<StayDuties> => ({
      id: duty.id,
      header: duty.header,
      cell: (stay) => <DutyCell duty={duty} stay={stay} onOpen={onOpen} />,
      ...(duty.isStep && !asks(duty) && { needsRoom: true }),
    }),
  );
  return [stayColumn, ...columns];
};

const Off = () => (
  <EmptyState
    icon={<Scale />}
    title="Nessun adempimento è acceso"
    action={
      <Link to="/admin/duties/settings" className={textLinkClass}>
        Scegli che cosa ti serve
      </Link>
    }
  >
    Schedine per la Questura, statistiche per la Regione, imposta di soggiorno per il Comune: qui
    vedi per ogni soggiorno che cosa manca, e quante ore restano.
  </EmptyState>
);

/** A row a stay of these four weeks, a column for each duty that is switched on. */
const Board = ({ duties }: { duties: Duties }) => {
  const [opened, open] = useState<Opened | null>(null);
  const now = useNow();
  const today = useToday();
  if (!Object.values(duties.on).some(Boolean)) return <Off />;
  const close = () => open(null);
  return (
    <>
      <DataTable
        caption="Gli adempimenti dei soggiorni da due settimane fa a fra due settimane"
        columns={columnsOf(duties, { now, today, onOpen: open })}
        rows={duties.stays}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<Scale />} title="Nessun soggiorno in queste settimane">
            Qui vedi i soggiorni confermati da due settimane fa a fra due settimane.
          </EmptyState>
        }
      />
      {opened?.kind === 'police' && <PoliceDialog bookingId={opened.id} onClose={close} />}
      {opened?.kind === 'tax' && <TaxDialog bookingId={opened.id} onClose={close} />}
    </>
  );
};

export const DutiesScreen = () => (
  <>
    <AdminPageHeader
      title="Scadenze"
      purpose="Che cosa comunicare per ogni soggiorno, ed entro quando."
    />
    <Loaded
      query={useDuties()}
      failure="Errore nel caricamento degli adempimenti"
      skeleton={<Skeleton className="h-72" />}
    >
      {(duties) => <Board duties={duties} />}
    </Loaded>
  </>
);
