import { trpc } from '#client/trpc.ts';
import type { SitePlace } from '#client/ui/link-field.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { homeLink } from '#shared/anchors.ts';

const sitePlaces: readonly SitePlace[] = [
  { href: homeLink('availability'), label: 'Home: calendario e prezzi' },
  { href: homeLink('request'), label: 'Home: richiesta di prenotazione' },
  { href: homeLink('house'), label: 'Home: la casa' },
  { href: homeLink('gallery'), label: 'Home: galleria' },
  { href: homeLink('reviews'), label: 'Home: recensioni' },
  { href: homeLink('contact'), label: 'Home: contatti' },
  { href: '/gallery', label: 'Tutte le gallerie' },
  { href: '/contact', label: 'Contatti' },
  { href: '/booking', label: 'Prenotazioni di chi ha un account' },
  { href: '/blog', label: 'Blog: tutti gli articoli' },
];

/** A longer list is hard to choose from; other addresses can be typed. */
const PAGES_OFFERED = 60;

/** The published pages, as choices of a form. */
export const usePublishedPages = () => {
  const { data } = trpc.pages.page.useQuery(
    { page: 1, limit: PAGES_OFFERED, published: true, sort: 'title' },
    liveQuery,
  );
  return {
    pages: data?.pages ?? [],
    /** Shown when there are more pages than are offered. */
    choiceHint:
      data && data.total > PAGES_OFFERED
        ? `Qui stanno le prime ${PAGES_OFFERED} pagine: le altre si scrivono.`
        : undefined,
  };
};

/** Where a link of this site can lead. */
export const useSitePlaces = (): { places: readonly SitePlace[]; choiceHint?: string } => {
  const { pages, choiceHint } = usePublishedPages();
  const pagePlaces = pages.map(({ slug, title }) => ({
    href: `/pages/${slug}`,
    label: `Pagina: ${title}`,
  }));
  return { places: [...sitePlaces, ...pagePlaces], ...(choiceHint && { choiceHint }) };
};
