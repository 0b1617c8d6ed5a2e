import { useIsStaff, useSession } from '#client/features/accounts/session/session.ts';
import { BackLink } from '#client/features/cms/back-link.tsx';
import { DraftBar } from '#client/features/cms/draft-bar.tsx';
import { EntryFailure } from '#client/features/cms/entry-failure.tsx';
import { EntryNotFound, useReloadWhenFound } from '#client/features/cms/entry-not-found.tsx';
import { EntryPending } from '#client/features/cms/entry-pending.tsx';
import { RichTextView } from '#client/features/rich-text/view/rich-text-view.tsx';
import { trpc } from '#client/trpc.ts';
import { DayOfInstant } from '#client/ui/day-of-instant.tsx';
import { builtInSlugs } from '#shared/built-in-pages.ts';
import { pageLabels } from './page-labels.ts';

export const PageFailure = ({ error }: { error: unknown }) => (
  <EntryFailure
    heading="Pagina"
    title={pageLabels.failed}
    error={error}
    backTo="/"
    back={pageLabels.back}
  />
);

/** For `/pages` without a slug. */
export const NoPageNamed = () => (
  <EntryNotFound title={pageLabels.noSlug} backTo="/" back={pageLabels.back}>
    L’indirizzo non dice quale pagina mostrare.
  </EntryNotFound>
);

/** For staff it may still be a draft. */
export const PageNotFound = ({ slug }: { slug: string }) => {
  const isStaff = useIsStaff();
  const { data } = trpc.pages.get.useQuery({ id: slug }, { enabled: isStaff });
  const isFound = isStaff && data !== undefined;
  useReloadWhenFound(isFound);
  if (isFound) return <EntryPending />;
  return (
    <EntryNotFound title={pageLabels.notFound} backTo="/" back={pageLabels.back}>
      Forse ha cambiato indirizzo, o chi gestisce la casa la sta ancora scrivendo.
    </EntryNotFound>
  );
};

/** Whom the law wants named; whatever the text below says. */
const DataController = () => {
  const [{ dataController, hostEmail }] = trpc.property.get.useSuspenseQuery();
  if (dataController === '') return null;
  return (
    <p className="reading-column mb-8 rounded-card bg-sand-100 px-5 py-4">
      <strong className="block">Titolare del trattamento dei dati</strong>
      <span className="wrap-anywhere">
        {[dataController, hostEmail].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
};

export const PageScreen = ({ slug }: { slug: string }) => {
  const [page] = trpc.pages.get.useSuspenseQuery({ id: slug });
  const { status } = useSession();
  const { id, title, published, publishedAt, createdAt, content, media } = page;
  if (!published && status === 'anonymous') return <PageNotFound slug={slug} />;
  return (
    <article className="page-width pt-6 pb-20 md:pt-10 md:pb-28">
      <header className="reading-column mb-8 md:mb-10">
        <BackLink to="/">{pageLabels.back}</BackLink>
        {!published && <DraftBar editHref={`/admin/pages?edit=${id}`} />}
        <h1 className="mt-2 text-5xl wrap-anywhere">{title}</h1>
        <p className="mt-3 text-sm text-ink-soft">
          {published ? 'Pubblicata il ' : 'Creata il '}
          <DayOfInstant instant={publishedAt ?? createdAt} />
        </p>
      </header>
      {slug === builtInSlugs.privacy && <DataController />}
      <RichTextView html={content} media={media} />
    </article>
  );
};
