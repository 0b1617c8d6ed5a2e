import { CalendarClock, CalendarX, ImageOff, Newspaper } from 'lucide-react';
import { LinkUses } from '#client/features/links/admin/link-uses.tsx';
import { BlogOffer } from '#client/features/menu/admin/blog-offer.tsx';
import { trpc } from '#client/trpc.ts';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { listQuery } from '#client/ui/list-screen.tsx';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { PostSummary } from '#shared/cms/blog.schema.ts';
import { formatInstantDay } from '#shared/languages/italian-dates.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import {
  type DeleteEntryProps,
  EntriesScreen,
  type EntriesScreenProps,
  entriesInput,
} from './entries-screen.tsx';
import { ActionButton, EntryRow, type EntryRowProps } from './entry-row.tsx';
import { publishButtonId } from './entry-row-ids.ts';
import { type EntrySearch, parseEntrySearch } from './entry-search.ts';
import {
  postKind,
  scheduledLabel,
  useDeletePost,
  usePublishPost,
  useUnschedulePost,
} from './post.form.ts';
import { PostDialog } from './post-dialog.tsx';

/** Without an alternative text, since the title is next to it. */
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

const Scheduled = ({ publishAt }: { publishAt: string }) => (
  <p className="flex items-start gap-1.5 text-sm font-semibold text-sea-700">
    <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
    {scheduledLabel(publishAt)}
  </p>
);

type UnscheduleActionProps = {
  entry: PostSummary;
  unschedule: ReturnType<typeof useUnschedulePost>;
};

const UnscheduleAction = ({ entry: { id, title }, unschedule }: UnscheduleActionProps) => {
  const { mutate, isPending } = unschedule;
  // It disappears with the date.
  const ref = useFocusLoss<HTMLSpanElement>(() =>
    document.getElementById(publishButtonId(id))?.focus(),
  );
  return (
    <span ref={ref}>
      <ActionButton
        busy={isPending}
        aria-label={`Togli dal programma: ${title}`}
        onClick={() => {
          if (!isPending) mutate({ id, publishAt: null });
        }}
      >
        <CalendarX aria-hidden className="size-4" />
        Togli dal programma
      </ActionButton>
    </span>
  );
};

const PostRow = (props: EntryRowProps<PostSummary>) => {
  const { slug, cover, createdAt, publishAt, publishedAt, author, readTime } = props.entry;
  const publish = usePublishPost();
  const unschedule = useUnschedulePost();
  return (
    <EntryRow
      {...props}
      {...(publishAt && {
        state: <Scheduled publishAt={publishAt} />,
        actions: <UnscheduleAction entry={props.entry} unschedule={unschedule} />,
      })}
      cover={<PostCover cover={cover} />}
      facts={`${formatInstantDay(publishedAt ?? createdAt)} · ${author.name} · ${readTime} min di lettura`}
      path={`/blog/${slug}`}
      publish={{ ...publish, error: publish.error ?? unschedule.error }}
      publishFailed={postKind.messages.publishFailed}
    />
  );
};

const DeletePostDialog = ({ entry, ...dialog }: DeleteEntryProps<PostSummary>) => (
  <DeleteDialog
    {...dialog}
    title="Eliminare l’articolo?"
    confirmLabel="Elimina l’articolo"
    id={entry.id}
    remove={useDeletePost()}
    failure={postKind.messages.deleteFailed}
  >
    <p className="wrap-anywhere">
      <strong>{entry.title}</strong> e il suo testo vanno persi per sempre, e chi ha il link non lo
      trova più. Le foto restano in Tutte le foto.
    </p>
    <LinkUses address={`/blog/${entry.slug}`}>
      Qui un link ci porta, e non troverà più niente:
    </LinkUses>
  </DeleteDialog>
);

const labels = {
  title: 'Articoli',
  purpose: 'Il blog del sito: le stagioni, le spiagge, le feste dell’isola.',
  create: 'Nuovo articolo',
  nouns: ['articolo', 'articoli'],
  list: 'Articoli',
  searchPlaceholder: 'Titolo o estratto',
  listFailed: postKind.messages.listFailed,
  nothingFound: 'Nessun articolo trovato',
  showAll: 'Mostra tutti',
  empty: {
    icon: Newspaper,
    title: 'Ancora nessun articolo',
    create: 'Scrivi il primo articolo',
    text: 'Un articolo racconta una stagione, una spiaggia, una festa: i più recenti stanno anche nella prima pagina.',
  },
} as const;

export const PostsScreen = (props: EntriesScreenProps<EntrySearch>) => {
  const query = trpc.blog.page.useQuery(entriesInput(props.search), listQuery);
  return (
    <EntriesScreen
      {...props}
      labels={labels}
      query={query}
      entries={query.data?.posts ?? []}
      parseSearch={parseEntrySearch}
      notice={<BlogOffer />}
      row={(row) => <PostRow {...row} />}
      deleteDialog={(dialog) => <DeletePostDialog {...dialog} />}
      dialog={(window) => <PostDialog {...window} />}
    />
  );
};
