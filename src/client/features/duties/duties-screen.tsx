import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PoliceDialog } from '#client/features/police/police-dialog.tsx';
import { TaxDialog } from '#client/features/tourist-tax/tax-dialog.tsx';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { Duties, StayDuties } from '#shared/duties.schema.ts';
import {
  type Cell,
  dataCell,
  daysOf,
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

const Words = ({ cell: { words, weight } }: { cell: Cell }) => (
  <span className={weightClass[weight]}>{words}</span>
);

type PressProps = { cell: Cell; label: string; onPress: () => void };

/** A state that opens what it is about. */
const Press = ({ cell: { words, weight }, label, onPress }: PressProps) => (
  <button
    type="button"
    aria-label={`${label}: ${words}`}
    onClick={onPress}
    className={clsx(
      '-mx-2 min-h-9 rounded-field px-2 text-left underline decoration-sand-300 underline-offset-4 hover:bg-sand-100 max-md:min-h-11',
      weightClass[weight],
    )}
  >
    {words}
  </button>
);

const columnsOf = (
  { on }: Duties,
  { now, today, open }: { now: number; today: string; open: (opened: Opened) => void },
): Column<StayDuties>[] => {
  const pressed = (
    stay: StayDuties,
    kind: Opened['kind'],
    label: string,
    cell: Cell,
  ): ReactNode => (
    <Press
      cell={cell}
      label={`${label}, ${stay.guestName}`}
      onPress={() => open({ kind, id: stay.id })}
    />
  );
  const police: Column<StayDuties>[] = [
    {
      id: 'seen',
      header: 'Visti',
      cell: (stay) =>
        stay.police && pressed(stay, 'police', 'Visti', seenCell(stay, stay.police, today)),
    },
    {
      id: 'police',
      header: 'Polizia',
      cell: (stay) =>
        stay.police && pressed(stay, 'police', 'Polizia', policeCell(stay.police, now)),
    },
    {
      id: 'receipt',
      header: 'Ricevuta',
      cell: (stay) => stay.police && pressed(stay, 'police', 'Ricevuta', receiptCell(stay.police)),
    },
  ];
  const statistics: Column<StayDuties> = {
    id: 'statistics',
    header: 'Statistiche',
    cell: (stay) =>
      stay.statistics && (
        <Link to="/admin/statistics" className={textLinkClass}>
          <Words cell={statisticsCell(stay.statistics, now)} />
        </Link>
      ),
  };
  const tax: Column<StayDuties> = {
    id: 'tax',
    header: 'Imposta',
    cell: (stay) => stay.tax && pressed(stay, 'tax', 'Imposta', taxCell(stay.tax)),
  };
  return [
    {
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
    },
    {
      id: 'data',
      header: 'Dati',
      cell: (stay) => <Words cell={dataCell(stay, today)} />,
    },
    ...(on.police ? police : []),
    ...(on.statistics ? [statistics] : []),
    ...(on.tax ? [tax] : []),
  ];
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
        columns={columnsOf(duties, { now, today, open })}
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
