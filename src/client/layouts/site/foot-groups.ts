import { langOf } from '#client/ui/italian-only.tsx';
import { homeLink } from '#shared/anchors.ts';
import { builtInSlugs } from '#shared/cms/built-in-pages.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { menuAddress } from '#shared/menu/menu-rules.ts';
import type { Language } from '#shared/texts/texts.ts';

export type FootLink = {
  href: string;
  label: string;
  lang?: string | undefined;
  /** Hidden from members. */
  isForGuests?: boolean;
};

const PRIVACY = `/pages/${builtInSlugs.privacy}`;

/** The addresses of two groups; the house's has all others. */
const booking: readonly string[] = [
  homeLink('availability'),
  homeLink('request'),
  homeLink('reviews'),
  '/booking',
  '/login',
  '/register',
];
const us: readonly string[] = [homeLink('contact'), '/contact', '/blog', PRIVACY];

const linksOf = (items: readonly MenuItem[]): FootLink[] =>
  items.flatMap((item) => {
    const href = menuAddress(item);
    return [
      ...(href ? [{ href, label: item.label, lang: langOf(item, 'label') }] : []),
      ...linksOf(item.children),
    ];
  });

/** Each page of the visitors' menu once, plus the privacy page and the registration if the menu lacks them. */
const footLinks = (menu: readonly MenuItem[], { t }: Language): FootLink[] => {
  const privacy = { href: PRIVACY, label: t('common.privacy') };
  const registration = { href: '/register', label: t('common.register'), isForGuests: true };
  const links = [...linksOf(menu), privacy, registration];
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);
};

export const footGroups = (menu: readonly MenuItem[], language: Language) => {
  const links = footLinks(menu, language);
  const isOf =
    (group: readonly string[]) =>
    ({ href }: FootLink) =>
      group.includes(href);
  return [
    {
      title: 'frame.footHouse' as const,
      links: links.filter(({ href }) => ![...booking, ...us].includes(href)),
    },
    { title: 'frame.footBooking' as const, links: links.filter(isOf(booking)) },
    { title: 'frame.footUs' as const, links: links.filter(isOf(us)) },
  ].filter((group) => group.links.length > 0);
};
