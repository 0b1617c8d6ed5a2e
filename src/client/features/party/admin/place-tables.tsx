import { UploadButton } from '#client/features/media/upload/upload-button.tsx';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatInstantDay } from '#shared/languages/italian-dates.ts';
import type { PlaceTable } from '#shared/party/place-tables.schema.ts';

const names: Record<PlaceTable['kind'], string> = {
  comuni: 'Comuni',
  states: 'Stati',
  documents: 'Documenti',
};

const origins: Record<PlaceTable['origin'], string> = {
  site: 'arrivata con il sito',
  uploaded: 'caricata da te',
  portal: 'presa dal portale',
};

/** The portal's files are ASCII; one that was saved again may be UTF-8 or Latin-1. */
const readText = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const TableRow = ({ table, canRenew }: { table: PlaceTable; canRenew: boolean }) => {
  const { kind, rows, origin, takenAt } = table;
  const renew = trpc.party.renewTable.useMutation({ meta: { success: 'Tabella rinnovata' } });
  const upload = async ([file]: File[]) => {
    if (file) renew.mutate({ kind, csv: await readText(file) });
  };
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="font-semibold">{names[kind]}</p>
          <p className="text-sm text-ink-soft">
            {rows.toLocaleString('it')} righe, {origins[origin]}, del {formatInstantDay(takenAt)}
          </p>
        </div>
        {canRenew && (
          <UploadButton
            accept=".csv,text/csv,text/plain"
            variant="secondary"
            size="small"
            busy={renew.isPending}
            onFiles={(files) => void upload(files)}
          >
            Carica <span className="sr-only">la tabella {names[kind]}</span>
          </UploadButton>
        )}
      </div>
      {renew.isError && (
        <div className="mt-3">
          <Notice tone="error">{errorText(renew.error, 'Errore nel caricamento del file')}</Notice>
        </div>
      )}
    </li>
  );
};

/** Takes all tables at once, where the police's web service is set up. */
const FromPortal = () => {
  const { data: police } = trpc.police.settings.useQuery();
  const renew = trpc.police.renewTables.useMutation({ meta: { success: 'Tabelle rinnovate' } });
  if (!police?.isOn || police.credentials !== 'set') return null;
  return (
    <div className="grid gap-3 justify-items-start">
      <Button
        variant="secondary"
        size="small"
        busy={renew.isPending}
        onClick={() => renew.mutate()}
      >
        Prendile dal portale
      </Button>
      {renew.isError && (
        <Notice tone="error">{errorText(renew.error, 'Errore nel rinnovo delle tabelle')}</Notice>
      )}
    </div>
  );
};

/** The police's tables, which administrators can renew. */
export const PlaceTables = () => {
  const isAdmin = useSession().user?.role === 'ADMIN';
  const tables = trpc.party.tables.useQuery(undefined, liveQuery);
  return (
    <FormSection title="Comuni, Stati e documenti">
      <p className="text-ink-soft">
        Gli ospiti scelgono da queste tabelle di Alloggiati Web. Se manca un comune nuovo, scarica
        la tabella dal portale, in «Tabelle», e caricala qui.
      </p>
      {isAdmin && <FromPortal />}
      <Loaded
        query={tables}
        failure="Errore nel caricamento delle tabelle"
        skeleton={<Skeleton className="h-40" />}
      >
        {(loaded) => (
          <ul className="divide-y divide-sand-200">
            {loaded.map((table) => (
              <TableRow key={table.kind} table={table} canRenew={isAdmin} />
            ))}
          </ul>
        )}
      </Loaded>
    </FormSection>
  );
};
