import { trpc } from '#client/trpc.ts';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import type { PageSummary } from '#shared/pages.schema.ts';
import { menuEntriesTo } from './menu-entries-to.ts';
import { pageFailures } from './page-words.ts';
import { useDeletePage } from './page-writes.ts';

type DeletePageDialogProps = {
  page: PageSummary;
  nextFocusId: string | null;
  onClose: () => void;
};

const entriesInWords = (labels: readonly string[]): string =>
  labels.length === 1
    ? `Nel menu la voce «${labels[0]}» porta qui, e non troverà più niente.`
    : `Nel menu le voci ${labels.map((label) => `«${label}»`).join(', ')} portano qui, e non troveranno più niente.`;

export const DeletePageDialog = ({ page, nextFocusId, onClose }: DeletePageDialogProps) => {
  const menu = trpc.menu.listAll.useQuery(undefined, { staleTime: 0 });
  const entries = menuEntriesTo(page.slug, menu.data ?? []);
  return (
    <DeleteDialog
      title="Sei sicuro di voler cancellare questa pagina?"
      confirmLabel="Cancella la pagina"
      id={page.id}
      remove={useDeletePage()}
      failure={pageFailures.delete}
      nextFocusId={nextFocusId}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{page.title}</strong> e il suo testo vanno persi per sempre, e /pages/{page.slug}{' '}
        non porta più da nessuna parte. Immagini e file restano nella libreria.
      </p>
      {entries.length > 0 && (
        <p className="mt-3 font-medium wrap-anywhere">{entriesInWords(entries)}</p>
      )}
    </DeleteDialog>
  );
};
