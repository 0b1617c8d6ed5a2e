import { ListTree, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useBrokenLinks } from '#client/features/links/admin/link-problems.ts';
import {
  itemsFor,
  type MenuDevice,
  type MenuEntry,
  menuEntries,
} from '#client/features/menu/menu-bar/menu-entries.ts';
import { isLoggedIn } from '#client/session/token.ts';
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
import { SelectField } from '#client/ui/select-field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { LeaveDialog } from '#client/ui/unsaved-dialogs.tsx';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { type Audience, audiences, menuAddress } from '#shared/menu/menu-rules.ts';
import { CreateMenuItemDialog } from './create-menu-item-dialog.tsx';
import { menuFailures } from './menu-item.form.ts';
import { columns, MenuTableRow, type MenuTableRowProps } from './menu-row.tsx';
import { type MenuRow, menuRows, rowBeside, rowButtonId } from './menu-rows.ts';
import { hiddenReason, shownIds } from './menu-visibility.ts';

const deviceLabels: Record<MenuDevice, string> = { desktop: 'Desktop', mobile: 'Mobile' };
const devices: readonly MenuDevice[] = ['desktop', 'mobile'];

const roleLabels: Record<Audience, string> = {
  USER: 'Visitatori',
  EDITOR: 'Editori',
  ADMIN: 'Amministratori',
};

const Entries = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <ul className="grid gap-1">
    {entries.map(({ id, label, href, children }) => (
      <li key={id}>
        <span className="font-semibold">{label}</span>
        {href && <span className="text-sm text-ink-soft"> {href}</span>}
        {children.length > 0 && (
          <div className="mt-1 ml-1.5 border-l border-sand-300 pl-3.5">
            <Entries entries={children} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

/** The menu as a role sees it on a device. */
const MenuPreview = ({ items }: { items: readonly MenuItem[] }) => {
  const [device, setDevice] = useState<MenuDevice>('desktop');
  const [role, setRole] = useState<Audience>('USER');
  const entries = menuEntries(itemsFor(items, role), device);
  return (
    <section
      aria-labelledby="menu-preview"
      className="mt-10 rounded-card border border-sand-200 bg-white p-4 md:p-6"
    >
      <h2 id="menu-preview" className="text-xl">
        Anteprima
      </h2>
      <div className="mt-4 grid max-w-lg grid-cols-2 gap-4">
        <SelectField
          label="Su"
          options={devices.map((value) => ({ value, label: deviceLabels[value] }))}
          value={device}
          onChange={({ target }) =>
            setDevice(devices.find((known) => known === target.value) ?? 'desktop')
          }
        />
        <SelectField
          label="Come lo vedono"
          options={audiences.map((value) => ({ value, label: roleLabels[value] }))}
          value={role}
          onChange={({ target }) =>
            setRole(audiences.find((known) => known === target.value) ?? 'USER')
          }
        />
      </div>
      <div className="mt-5 wrap-anywhere">
        {entries.length > 0 ? (
          <Entries entries={entries} />
        ) : (
          <p className="text-ink-soft">Qui il menu non mostra nessuna voce.</p>
        )}
      </div>
    </section>
  );
};

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

type MenuTableProps = { items: readonly MenuItem[]; rows: readonly MenuRow[] } & Pick<
  MenuTableRowProps,
  'onMoved' | 'onUnsaved' | 'onDelete'
>;

const formatBroken = (count: number): string =>
  count === 1
    ? 'Una voce porta a una pagina che i visitatori non trovano'
    : `${count} voci portano a pagine che i visitatori non trovano`;

const MenuTable = ({ items, rows, ...handlers }: MenuTableProps) => {
  const shown = useMemo(() => shownIds(items), [items]);
  const brokenLink = useBrokenLinks();
  const broken = rows.filter(({ item }) => brokenLink(menuAddress(item)) !== null).length;
  return (
    <>
      {broken > 0 && (
        <div className="mb-4">
          <Notice tone="warning" title={formatBroken(broken)}>
            Sotto sono segnate: con «Modifica» si sceglie dove portano.
          </Notice>
        </div>
      )}
      <EditableTable caption="Voci del menu" columns={columns}>
        {rows.map((row) => (
          <MenuTableRow
            key={row.item.id}
            row={row}
            rows={rows}
            warnings={[hiddenReason(row.item, shown), brokenLink(menuAddress(row.item))].filter(
              (warning) => warning !== null,
            )}
            {...handlers}
          />
        ))}
      </EditableTable>
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
