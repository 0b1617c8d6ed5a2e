import { homeLink } from '#shared/anchors.ts';

/** Where links of this site mostly lead, in words. */
export const sitePlaces: readonly { href: string; label: string }[] = [
  { href: homeLink('availability'), label: 'Home: calendario e prezzi' },
  { href: homeLink('request'), label: 'Home: richiesta di prenotazione' },
  { href: homeLink('house'), label: 'Home: la casa' },
  { href: homeLink('gallery'), label: 'Home: galleria' },
  { href: homeLink('reviews'), label: 'Home: recensioni' },
  { href: homeLink('contact'), label: 'Home: contatti' },
  { href: '/gallery', label: 'Tutte le gallerie' },
  { href: '/booking', label: 'Prenotazioni di chi ha un account' },
  { href: '/pages/informativa-privacy', label: 'Informativa privacy' },
];
