import { Newspaper } from 'lucide-react';
import { WritingFilters } from '#client/features/writing/writing-filters.tsx';
import { parseWritingSearch, type WritingSearch } from '#client/features/writing/writing-search.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import type { PostSummary } from '#shared/blog.schema.ts';
import { PostRow } from './post-row.tsx';
import { postFailures } from './post-words.ts';
import type { Posts } from './use-posts.ts';

type PostsOverviewProps = {
  found: Posts;
  search: WritingSearch;
  onSearch: (search: WritingSearch) => void;
  onCreate: () => void;
  onEdit: (post: PostSummary) => void;
  onDelete: (post: PostSummary) => void;
};

const NothingYet = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon={<Newspaper />}
    title="Ancora nessun articolo"
    action={
      <Button variant="secondary" onClick={onCreate}>
        Scrivi il primo articolo
      </Button>
    }
  >
    Un articolo racconta una stagione, una spiaggia, una festa: i più recenti stanno anche nella
    home page.
  </EmptyState>
);

export const PostsOverview = (props: PostsOverviewProps) => {
  const { found, search, onSearch, onCreate, onEdit, onDelete } = props;
  const isFiltered = search.q !== undefined || search.state !== undefined;
  return (
    <PagedList
      found={found}
      words={['articolo', 'articoli']}
      search={search}
      onSearch={onSearch}
      filters={
        <WritingFilters
          filters={search}
          onChange={(part) => onSearch(parseWritingSearch({ ...search, page: 1, ...part }))}
          placeholder="Titolo o estratto"
        />
      }
      failure={postFailures.load}
      nothingYet={!isFiltered && <NothingYet onCreate={onCreate} />}
      nothing={(show) => (
        <NothingFound
          title="Nessun articolo trovato"
          resetLabel="Mostra tutti"
          onReset={() => show({})}
        />
      )}
    >
      {found.posts.length > 0 && (
        <ul aria-label="Articoli" className="grid gap-3">
          {found.posts.map((post) => (
            <PostRow key={post.id} post={post} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};
