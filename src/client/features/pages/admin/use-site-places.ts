import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { type SitePlace, sitePlaces } from '#client/ui/site-places.ts';

/** The pages that everybody sees, as choices of a form. They are few, and come a moment later. */
export const usePublishedPages = () => {
  const pages = trpc.pages.listAll.useQuery(undefined, liveQuery);
  return (pages.data ?? [])
    .filter(({ published }) => published)
    .toSorted((a, b) => a.title.localeCompare(b.title, 'it'));
};

/** Where a link of this site may lead. */
export const useSitePlaces = (): readonly SitePlace[] => [
  ...sitePlaces,
  ...usePublishedPages().map(({ slug, title }) => ({
    href: `/pages/${slug}`,
    label: `Pagina: ${title}`,
  })),
];
