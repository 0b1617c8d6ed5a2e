import { useState } from 'react';
import { deleteButtonBeside } from '#client/features/writing/row-ids.ts';
import { WritingScreen } from '#client/features/writing/writing-screen.tsx';
import type { OnWritingSearch, WritingSearch } from '#client/features/writing/writing-search.ts';
import type { PostSummary } from '#shared/blog.schema.ts';
import { DeletePostDialog } from './delete-post-dialog.tsx';
import { PostEditorDialog } from './post-editor-dialog.tsx';
import { PostsOverview } from './posts-overview.tsx';
import { usePosts } from './use-posts.ts';

type BlogScreenProps = {
  userId: number;
  search: WritingSearch;
  onSearch: OnWritingSearch<WritingSearch>;
};

type Leaving = { post: PostSummary; nextFocusId: string | null };

/** The posts of the blog, drafts too, and the window in which they are written. */
export const BlogScreen = (props: BlogScreenProps) => {
  const { search, onSearch } = props;
  const found = usePosts(search);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const askToDelete = (post: PostSummary) =>
    setLeaving({ post, nextFocusId: deleteButtonBeside(found.posts, post.id) });
  return (
    <WritingScreen
      {...props}
      title="Blog"
      purpose="Gli articoli: le stagioni, le spiagge, le feste dell’isola."
      createLabel="Nuovo articolo"
      editor={(window) => <PostEditorDialog {...window} />}
    >
      {(open) => (
        <>
          <PostsOverview
            found={found}
            search={search}
            onSearch={onSearch}
            onCreate={() => open('new')}
            onEdit={({ id }) => open(id)}
            onDelete={askToDelete}
          />
          {leaving && <DeletePostDialog {...leaving} onClose={() => setLeaving(null)} />}
        </>
      )}
    </WritingScreen>
  );
};
