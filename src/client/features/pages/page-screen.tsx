import { useSession } from '#client/features/accounts/session/session.ts';
import { BackLink } from '#client/features/rich-text/back-link.tsx';
import { DraftBar } from '#client/features/rich-text/draft-bar.tsx';
import { RichTextView } from '#client/features/rich-text/rich-text-view.tsx';
import { trpc } from '#client/trpc.ts';
import { DayOfInstant } from '#client/ui/day-of-instant.tsx';
import { PageNotFound } from './page-not-found.tsx';
import { pageTexts } from './page-texts.ts';

/** A page that staff wrote. */
export const PageScreen = ({ slug }: { slug: string }) => {
  const [page] = trpc.pages.get.useSuspenseQuery({ id: slug });
  const { status } = useSession();
  const { id, title, published, publishedAt, createdAt, content, media } = page;
  if (!published && status === 'anonymous') return <PageNotFound slug={slug} />;
  return (
    <article className="page-width pt-6 pb-20 md:pt-10 md:pb-28">
      <header className="reading-column mb-8 md:mb-10">
        <BackLink to="/">{pageTexts.back}</BackLink>
        {!published && <DraftBar editHref={`/admin/pages?edit=${id}`} />}
        <h1 className="mt-2 text-5xl wrap-anywhere">{title}</h1>
        <p className="mt-3 text-sm text-ink-soft">
          {published ? 'Pubblicata il ' : 'Creata il '}
          <DayOfInstant instant={publishedAt ?? createdAt} />
        </p>
      </header>
      <RichTextView html={content} media={media} />
    </article>
  );
};
