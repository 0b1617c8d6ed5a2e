import { keepPreviousData } from '@tanstack/react-query';
import { ImageOff, Newspaper } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { pagedQuery } from '#client/ui/paged-query.ts';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { PostSummary } from '#shared/blog.schema.ts';
import { formatInstantDay } from '#shared/italian-dates.ts';
import type { Picture } from '#shared/pictures.schema.ts';
import { WritingScreen } from './entries-screen.tsx';
import { WritingFilters } from './entry-filters.tsx';
import { DeleteAction, EditAction, LookAction, PublishAction, WritingRow } from './entry-row.tsx';
import { deleteButtonBeside } from './entry-row-ids.ts';
import { type OnWritingSearch, parseWritingSearch, type WritingSearch } from './entry-search.ts';
import { postFailures, readTimeInWords, useDeletePost, usePublishPost } from './post.form.ts';
import { PostEditorDialog } from './post-editor.tsx';

const POSTS_SHOWN = 12;

/** One page of the posts. While another one is on its way the last one stays, so that nothing jumps. */
const usePosts = ({ q, state, page = 1 }: WritingSearch) => {
  const query = trpc.blog.page.useQuery(
    {
      page,
      limit: POSTS_SHOWN,
      ...(q && { search: q }),
      ...(state && { published: state === 'published' }),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return { ...pagedQuery(query, { page, size: POSTS_SHOWN }), posts: query.data?.posts ?? [] };
};

type Posts = ReturnType<typeof usePosts>;

/** Small, before the texts of a row. Says nothing: the title stands beside it. */
const PostCover = ({ cover }: { cover: Picture | null }) => (
  <div className="grid aspect-4/3 w-20 shrink-0 place-items-center self-start overflow-hidden rounded-field bg-sand-100 text-ink-soft md:w-32">
    {cover ? (
      <PictureImage
        picture={{ ...cover, alt: '' }}
        sizes="(width >= 48rem) 8rem, 5rem"
        className="size-full object-cover"
      />
    ) : (
      <ImageOff aria-hidden className="size-7 stroke-[1.5]" />
    )}
  </div>
);

type PostRowProps = {
  post: PostSummary;
  onEdit: (post: PostSummary) => void;
  onDelete: (post: PostSummary) => void;
};

const Facts = ({ post: { createdAt, author, readTime } }: Pick<PostRowProps, 'post'>) => (
  <>
    {formatInstantDay(createdAt)} · {author.name} · {readTimeInWords(readTime)}
  </>
);

const PostRow = ({ post, onEdit, onDelete }: PostRowProps) => {
  const publish = usePublishPost();
  const { id, published } = post;
  const toggle = () => {
    if (!publish.isPending) publish.mutate({ id, published: !published });
  };
  return (
    <WritingRow
      {...post}
      cover={<PostCover cover={post.cover} />}
      facts={<Facts post={post} />}
      failure={
        publish.error && (
          <Notice tone="error">{errorText(publish.error, postFailures.publish)}</Notice>
        )
      }
      actions={
        <>
          <EditAction title={post.title} onPress={() => onEdit(post)} />
          <LookAction {...post} href={`/blog/${post.slug}`} />
          <PublishAction {...post} busy={publish.isPending} onPress={toggle} />
          <DeleteAction {...post} onPress={() => onDelete(post)} />
        </>
      }
    />
  );
};

type DeletePostDialogProps = {
  post: PostSummary;
  nextFocusId: string | null;
  onClose: () => void;
};

const DeletePostDialog = ({ post, nextFocusId, onClose }: DeletePostDialogProps) => (
  <DeleteDialog
    title="Eliminare l’articolo?"
    confirmLabel="Elimina l’articolo"
    id={post.id}
    remove={useDeletePost()}
    failure={postFailures.delete}
    nextFocusId={nextFocusId}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      <strong>{post.title}</strong> e il suo testo vanno persi per sempre, e chi ha il link non lo
      trova più. Le immagini restano nella libreria.
    </p>
  </DeleteDialog>
);

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

const PostsOverview = (props: PostsOverviewProps) => {
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
