import { useState } from 'react';
import { deleteButtonBeside } from '#client/features/writing/row-ids.ts';
import { WritingScreen } from '#client/features/writing/writing-screen.tsx';
import type { OnWritingSearch } from '#client/features/writing/writing-search.ts';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { PageSummary } from '#shared/pages.schema.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageEditorDialog } from './page-editor-dialog.tsx';
import { listedPages } from './page-list.ts';
import type { PageSearch } from './page-search.ts';
import { pageFailures } from './page-words.ts';
import { PagesOverview } from './pages-overview.tsx';

type PagesScreenProps = {
  userId: number;
  search: PageSearch;
  onSearch: OnWritingSearch<PageSearch>;
};

type Leaving = { page: PageSummary; nextFocusId: string | null };

/** The pages of the site, drafts too, and the window in which they are written. */
export const PagesScreen = (props: PagesScreenProps) => {
  const { search, onSearch } = props;
  const pages = trpc.pages.listAll.useQuery(undefined, liveQuery);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const askToDelete = (page: PageSummary) => {
    const rows = listedPages(pages.data ?? [], search);
    setLeaving({ page, nextFocusId: deleteButtonBeside(rows, page.id) });
  };
  return (
    <WritingScreen
      {...props}
      title="Pagine"
      purpose="I testi che stanno a sé: come arrivare, le regole della casa, la privacy."
      createLabel="Nuova pagina"
      editor={(window) => <PageEditorDialog {...window} />}
    >
      {(open) => (
        <>
          {pages.data && (
            <PagesOverview
              pages={pages.data}
              search={search}
              onSearch={onSearch}
              onCreate={() => open('new')}
              onEdit={({ id }) => open(id)}
              onDelete={askToDelete}
            />
          )}
          {pages.isPending && <Skeleton className="h-96" />}
          {pages.isError && !pages.data && (
            <LoadFailure
              title={pageFailures.load}
              error={pages.error}
              onRetry={() => void pages.refetch()}
            />
          )}
          {leaving && <DeletePageDialog {...leaving} onClose={() => setLeaving(null)} />}
        </>
      )}
    </WritingScreen>
  );
};
