import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { type SitePlace, sitePlaces } from '#client/ui/site-places.ts';

/** More are no choice to be read through; the address of any other can be written. */
const PAGES_OFFERED = 60;

/** The pages that everybody sees, as choices of a form. They come a moment later. */
export const usePublishedPages = () => {
  const { data } = trpc.pages.page.useQuery(
    { page: 1, limit: PAGES_OFFERED, published: true, sort: 'title' },
    liveQuery,
  );
  return {
    pages: data?.pages ?? [],
    /** Said where there are more than are offered. */
    choiceHint:
      data && data.total > PAGES_OFFERED
        ? `Qui stanno le prime ${PAGES_OFFERED} pagine: le altre si scrivono.`
        : undefined,
  };
};

/** Where a link of this site may lead. */
export const useSitePlaces = (): { places: readonly SitePlace[]; choiceHint?: string } => {
  const { pages, choiceHint } = usePublishedPages();
  const own = pages.map(({ slug, title }) => ({
    href: `/pages/${slug}`,
    label: `Pagina: ${title}`,
  }));
  return { places: [...sitePlaces, ...own], ...(choiceHint && { choiceHint }) };
};
