import { ListTree, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useUnsavedRows } from '#client/ui/use-unsaved-rows.ts';
import type { MenuItem } from '#shared/menu.schema.ts';
import { CreateMenuItemDialog } from './create-menu-item-dialog.tsx';
import { DeleteMenuItemDialog } from './delete-menu-item-dialog.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { type MenuRow, menuRows, rowBeside } from './menu-rows.ts';
import { MenuTable } from './menu-table.tsx';
import { menuFailures } from './menu-words.ts';
import { rowButtonId } from './row-button-id.ts';

type ArrangementProps = {
  items: readonly MenuItem[];
  rows: readonly MenuRow[];
  onDelete: (item: MenuItem) => void;
};

const Arrangement = ({ items, rows, onDelete }: ArrangementProps) => {
  const [moved, setMoved] = useState('');
  const { hasUnsaved, setUnsaved } = useUnsavedRows<MenuItem>();
  return (
    <>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <MenuTable
        items={items}
        rows={rows}
        onMoved={setMoved}
        onUnsaved={setUnsaved}
        onDelete={onDelete}
      />
      <MenuPreview items={items} />
      <LeaveDialog unsaved={hasUnsaved} canSave={isLoggedIn}>
        <p>Le modifiche alle voci ancora aperte non sono salvate e andranno perse.</p>
      </LeaveDialog>
    </>
  );
};

const EmptyMenu = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon={<ListTree />}
    title="Il menu è vuoto"
    action={
      <Button variant="secondary" onClick={onCreate}>
        Aggiungi la prima voce
      </Button>
    }
  >
    Le voci del menu stanno in cima a ogni pagina e portano dove si vuole: a una pagina, a una parte
    della home, a un altro sito.
  </EmptyState>
);

type Step = { kind: 'create' } | { kind: 'delete'; item: MenuItem; nextFocusId: string | null };

type MenuDialogsProps = { rows: readonly MenuRow[]; step: Step | null; onClose: () => void };

const MenuDialogs = ({ rows, step, onClose }: MenuDialogsProps) => (
  <>
    {step?.kind === 'create' && <CreateMenuItemDialog rows={rows} onClose={onClose} />}
    {step?.kind === 'delete' && <DeleteMenuItemDialog {...step} onClose={onClose} />}
  </>
);

/** The entries of the site's navigation: how they hang together, who sees them, and where. */
export const MenuScreen = () => {
  const [step, setStep] = useState<Step | null>(null);
  const menu = trpc.menu.listAll.useQuery(undefined, liveQuery);
  const rows = useMemo(() => menuRows(menu.data ?? []), [menu.data]);
  const create = () => setStep({ kind: 'create' });
  const askToDelete = (item: MenuItem) => {
    const beside = rowBeside(rows, item.id);
    const nextFocusId = beside ? rowButtonId(beside.item.id, 'delete') : null;
    setStep({ kind: 'delete', item, nextFocusId });
  };
  return (
    <>
      <AdminPageHeader
        title="Menu"
        purpose="Le voci in cima al sito: dove portano, in che ordine, chi le vede."
        action={
          <Button onClick={create}>
            <Plus aria-hidden className="size-4" />
            Nuova Voce
          </Button>
        }
      />
      {menu.data && rows.length > 0 && (
        <Arrangement items={menu.data} rows={rows} onDelete={askToDelete} />
      )}
      {menu.data && rows.length === 0 && <EmptyMenu onCreate={create} />}
      {menu.isPending && <Skeleton className="h-96" />}
      {menu.isError && !menu.data && (
        <LoadFailure
          title={menuFailures.load}
          error={menu.error}
          onRetry={() => void menu.refetch()}
        />
      )}
      <MenuDialogs rows={rows} step={step} onClose={() => setStep(null)} />
    </>
  );
};
