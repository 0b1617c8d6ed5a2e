import { useIsStaff, useSession } from '#client/features/accounts/session/session.ts';
import { BackLink } from '#client/features/cms/back-link.tsx';
import { DraftBar } from '#client/features/cms/draft-bar.tsx';
import { TextFailure } from '#client/features/cms/entry-failure.tsx';
import { TextNotFound, useSecondLook } from '#client/features/cms/entry-not-found.tsx';
import { TextPending } from '#client/features/cms/entry-pending.tsx';
import { RichTextView } from '#client/features/rich-text/view/rich-text-view.tsx';
import { trpc } from '#client/trpc.ts';
import { DayOfInstant } from '#client/ui/day-of-instant.tsx';
import { pageTexts } from './page-texts.ts';

export const PageFailure = ({ error }: { error: unknown }) => (
  <TextFailure
    heading="Pagina"
    title={pageTexts.failed}
    error={error}
    backTo="/"
    back={pageTexts.back}
  />
);

/** An address of pages that names none. */
export const NoPageNamed = () => (
  <TextNotFound title={pageTexts.noSlug} backTo="/" back={pageTexts.back}>
    L’indirizzo non dice quale pagina mostrare.
  </TextNotFound>
);

/** No page for visitors; for staff it may be a draft. */
export const PageNotFound = ({ slug }: { slug: string }) => {
  const isStaff = useIsStaff();
  const { data } = trpc.pages.get.useQuery({ id: slug }, { enabled: isStaff });
  const isThere = isStaff && data !== undefined;
  useSecondLook(isThere);
  if (isThere) return <TextPending />;
  return (
    <TextNotFound title={pageTexts.notFound} backTo="/" back={pageTexts.back}>
      Forse ha cambiato indirizzo, o chi gestisce la casa la sta ancora scrivendo.
    </TextNotFound>
  );
};

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
