import { ListTree, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isSectionToCome, useBrokenLinks } from '#client/features/links/admin/link-problems.ts';
import { useTargetWords } from '#client/features/links/admin/link-targets.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EditableTable } from '#client/ui/editable-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { removal } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { useUnsavedRows } from '#client/ui/row-form.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { LeaveDialog } from '#client/ui/unsaved-dialogs.tsx';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { menuAddress } from '#shared/menu/menu-rules.ts';
import { CreateMenuItemDialog } from './create-menu-item-dialog.tsx';
import { menuFailures } from './menu-item.form.ts';
import { MenuDrag, useMove } from './menu-order.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { columns, MenuTableRow, type MenuTableRowProps } from './menu-row.tsx';
import { type MenuRow, menuRows, rowBeside, rowButtonId } from './menu-rows.ts';
import { hiddenReason, shownIds } from './menu-visibility.ts';

type DeleteMenuItemDialogProps = {
  item: MenuItem;
  nextFocusId: string | null;
  onClose: () => void;
};

const DeleteMenuItemDialog = (props: DeleteMenuItemDialogProps) => {
  const { item, nextFocusId, onClose } = props;
  return (
    <DeleteDialog
      title="Eliminare la voce?"
      confirmLabel="Elimina la voce"
      id={item.id}
      remove={trpc.menu.delete.useMutation({ meta: removal })}
      failure={menuFailures.delete}
      nextFocusId={nextFocusId}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{item.label}</strong> sparisce dal menu per sempre. La pagina a cui porta resta
        com’è.
      </p>
    </DeleteDialog>
  );
};

type MenuTableProps = {
  items: readonly MenuItem[];
  rows: readonly MenuRow[];
  onMoved: (text: string) => void;
} & Pick<MenuTableRowProps, 'onUnsaved' | 'onDelete'>;

const BrokenNotice = ({ count }: { count: number }) =>
  count === 1 ? (
    <Notice tone="warning" title="Una voce porta a una pagina che i visitatori non trovano">
      La trovi segnata qui sotto: con «Modifica» scegli dove porta.
    </Notice>
  ) : (
    <Notice tone="warning" title={`${count} voci portano a pagine che i visitatori non trovano`}>
      Le trovi segnate qui sotto: con «Modifica» scegli dove portano.
    </Notice>
  );

type Problem = { id: number; text: string };

const MenuTable = ({ items, rows, onMoved, ...handlers }: MenuTableProps) => {
  const shown = useMemo(() => shownIds(items), [items]);
  const brokenLink = useBrokenLinks();
  const targetWords = useTargetWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const move = useMove({ onMoved, onFailed: (id, text) => setProblem({ id, text }) });
  const broken = rows.filter(({ item }) => {
    const address = menuAddress(item);
    return !isSectionToCome(address) && brokenLink(address) !== null;
  }).length;
  return (
    <>
      {broken > 0 && (
        <div className="mb-4">
          <BrokenNotice count={broken} />
        </div>
      )}
      <MenuDrag rows={rows} onMove={move}>
        <EditableTable caption="Voci del menu" columns={columns}>
          {rows.map((row) => {
            const { id } = row.item;
            const address = menuAddress(row.item);
            return (
              <MenuTableRow
                key={id}
                row={row}
                rows={rows}
                target={address && targetWords(address)}
                warnings={[hiddenReason(row.item, shown), brokenLink(address)].filter(
                  (warning) => warning !== null,
                )}
                problem={problem?.id === id ? problem.text : null}
                onProblem={(text) => setProblem(text === null ? null : { id, text })}
                onMove={(to) => move({ row, to })}
                {...handlers}
              />
            );
          })}
        </EditableTable>
      </MenuDrag>
    </>
  );
};

type MenuArrangementProps = {
  items: readonly MenuItem[];
  rows: readonly MenuRow[];
  onDelete: (item: MenuItem) => void;
};

const MenuArrangement = ({ items, rows, onDelete }: MenuArrangementProps) => {
  const [announcement, setAnnouncement] = useState('');
  const { hasUnsaved, setUnsaved } = useUnsavedRows<MenuItem>();
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <MenuTable
        items={items}
        rows={rows}
        onMoved={setAnnouncement}
        onUnsaved={setUnsaved}
        onDelete={onDelete}
      />
      <MenuPreview items={items} />
      <LeaveDialog unsaved={hasUnsaved}>
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
    Le voci del menu stanno in cima a ogni pagina e portano dove vuoi: a una pagina, a una parte
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
      <Loaded query={menu} failure={menuFailures.load} skeleton={<Skeleton className="h-96" />}>
        {(items) =>
          items.length > 0 ? (
            <MenuArrangement items={items} rows={rows} onDelete={askToDelete} />
          ) : (
            <EmptyMenu onCreate={create} />
          )
        }
      </Loaded>
      <MenuDialogs rows={rows} step={step} onClose={() => setStep(null)} />
    </>
  );
};
