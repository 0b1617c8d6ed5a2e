import { Phone, Plus, Wrench } from 'lucide-react';
import { useId, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { removal } from '#client/ui/mutation-cache.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Supplier } from '#shared/suppliers.schema.ts';
import { supplierFailures } from './supplier.form.ts';
import { CreateSupplierDialog, EditSupplierDialog } from './supplier-dialogs.tsx';

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; supplier: Supplier };

type SupplierCardProps = { supplier: Supplier; onOpen: (kind: 'edit' | 'delete') => void };

const SupplierCard = ({ supplier, onOpen }: SupplierCardProps) => {
  const { name, trade, phone, note } = supplier;
  const nameId = useId();
  return (
    <li className="rounded-card border border-sand-200 bg-white">
      <article aria-labelledby={nameId} className="grid gap-2 p-4">
        <h2 id={nameId} className="font-sans text-lg font-semibold tracking-normal wrap-anywhere">
          {name}
        </h2>
        <p className="wrap-anywhere text-ink-soft">{trade}</p>
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="flex items-center gap-1.5">
          <Phone aria-hidden className="size-4 shrink-0" />
          {phone}
        </a>
        {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      </article>
      <div className="flex gap-x-1 border-t border-sand-200 p-1.5">
        <Button
          variant="quiet"
          size="small"
          aria-label={`Modifica: ${name}`}
          onClick={() => onOpen('edit')}
        >
          Modifica
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Elimina: ${name}`}
          onClick={() => onOpen('delete')}
        >
          Elimina
        </Button>
      </div>
    </li>
  );
};

const DeleteSupplierDialog = (props: { supplier: Supplier; onClose: () => void }) => (
  <DeleteDialog
    title="Eliminare il fornitore?"
    confirmLabel="Elimina il fornitore"
    id={props.supplier.id}
    remove={trpc.suppliers.delete.useMutation({ meta: removal })}
    failure={supplierFailures.delete}
    onClose={props.onClose}
  >
    <p className="wrap-anywhere">
      <strong>{props.supplier.name}</strong> sparisce dall’elenco per sempre.
    </p>
  </DeleteDialog>
);

export const SuppliersScreen = () => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const suppliers = trpc.suppliers.list.useQuery(undefined, liveQuery);
  const close = () => setDialog(null);
  return (
    <>
      <AdminPageHeader
        title="Fornitori"
        purpose="Chi chiamare quando in casa serve qualcuno."
        action={
          <Button onClick={() => setDialog({ kind: 'create' })}>
            <Plus aria-hidden className="size-4" />
            Nuovo fornitore
          </Button>
        }
      />
      <Loaded
        query={suppliers}
        failure={supplierFailures.load}
        skeleton={<Skeleton className="h-64" />}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState icon={<Wrench />} title="Non c’è ancora nessun fornitore.">
              Idraulico, elettricista, lavanderia: chi serve alla casa, a portata di mano.
            </EmptyState>
          ) : (
            <ul
              aria-label="Fornitori"
              className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4"
            >
              {found.map((supplier) => (
                <SupplierCard
                  key={supplier.id}
                  supplier={supplier}
                  onOpen={(kind) => setDialog({ kind, supplier })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {dialog?.kind === 'create' && <CreateSupplierDialog onClose={close} />}
      {dialog?.kind === 'edit' && <EditSupplierDialog supplier={dialog.supplier} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteSupplierDialog supplier={dialog.supplier} onClose={close} />
      )}
    </>
  );
};
