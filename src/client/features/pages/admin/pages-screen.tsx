import { useState } from 'react';
import { deleteButtonBeside } from '#client/features/writing/row-ids.ts';
import { WritingScreen } from '#client/features/writing/writing-screen.tsx';
import type { OnWritingSearch } from '#client/features/writing/writing-search.ts';
import type { PageSummary } from '#shared/pages.schema.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageEditorDialog } from './page-editor-dialog.tsx';
import type { PageSearch } from './page-search.ts';
import { PagesOverview } from './pages-overview.tsx';
import { usePages } from './use-pages.ts';

type PagesScreenProps = {
  userId: number;
  search: PageSearch;
  onSearch: OnWritingSearch<PageSearch>;
};

type Leaving = { page: PageSummary; nextFocusId: string | null };

/** The pages of the site, drafts too, and the window in which they are written. */
export const PagesScreen = (props: PagesScreenProps) => {
  const { search, onSearch } = props;
  const found = usePages(search);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const askToDelete = (page: PageSummary) =>
    setLeaving({ page, nextFocusId: deleteButtonBeside(found.rows, page.id) });
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
          <PagesOverview
            found={found}
            search={search}
            onSearch={onSearch}
            onCreate={() => open('new')}
            onEdit={({ id }) => open(id)}
            onDelete={askToDelete}
          />
          {leaving && <DeletePageDialog {...leaving} onClose={() => setLeaving(null)} />}
        </>
      )}
    </WritingScreen>
  );
};
