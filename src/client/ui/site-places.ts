import { homeLink } from '#shared/anchors.ts';

export type SitePlace = { href: string; label: string };

/** Where links of this site mostly lead, in words; the pages that staff write come after them. */
export const sitePlaces: readonly SitePlace[] = [
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
