import type { Homepage } from '#shared/homepage.schema.ts';
import { HOUSE_LOCALE, type Locale, localizedPath } from '#shared/languages/locales.ts';
import { SHARED_SIZE, sharedCopy } from '#shared/media/picture-copies.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import type { Language } from '#shared/texts/texts.ts';
import { linkedData } from './structured-data.ts';

const DESCRIPTION_LENGTH = 160;

/** Cuts a text between two words to the length that search engines show. */
const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH - 1).replace(/ \S*$/, '')}…`;
};

export type Site = {
  /** Undefined if it could not be loaded. */
  homepage: Homepage | undefined;
  publicUrl: string;
  language: Language;
  /** The languages in which the site is offered. */
  languages: readonly Locale[];
};

export const siteNameOf = ({ homepage, language }: Pick<Site, 'homepage' | 'language'>): string =>
  homepage?.siteName ?? language.t('common.siteName');

const fullTitle = (title: string, site: Site): string => `${title} · ${siteNameOf(site)}`;

export type PageHead = {
  /** Without the site's name. */
  title: string;
  description: string;
  keywords?: string;
  /** The canonical path, without a language. */
  path: string;
  /** What a shared link adds to the path: networks show the page of `og:url` instead of that of the link. */
  query?: string | undefined;
  /** The languages in which the page exists; by default all that the site offers. */
  locales?: readonly Locale[];
  /** Shown when the page is shared; by default the site's hero picture. */
  picture: Picture | null | undefined;
  /** Instants. */
  article?: { publishedAt: string; modifiedAt: string };
  /** Paths of the previous and next page of a paginated list. */
  neighbours?: { prev: string | null; next: string | null };
  /** Whether the page links to the blog's feed. */
  hasFeed?: boolean;
  /** Whether search engines must not index the page. */
  isHidden?: boolean;
  /** schema.org objects. */
  structuredData?: readonly object[];
};

const pictureMeta = (picture: Picture | null | undefined, publicUrl: string) => {
  if (!picture) return [{ name: 'twitter:card', content: 'summary' }];
  const shared = sharedCopy(picture.url, picture);
  const { width, height } = shared ? SHARED_SIZE : picture;
  return [
    { property: 'og:image', content: `${publicUrl}${shared?.fileName ?? picture.url}` },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    ...(picture.alt ? [{ property: 'og:image:alt', content: picture.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
};

const articleMeta = ({ article }: PageHead) =>
  article
    ? [
        { property: 'og:type', content: 'article' },
        { property: 'article:published_time', content: article.publishedAt },
        { property: 'article:modified_time', content: article.modifiedAt },
      ]
    : [{ property: 'og:type', content: 'website' }];

const addressIn = (locale: Locale, path: string, { publicUrl }: Site): string =>
  `${publicUrl}${localizedPath(locale, path)}`;

const neighbourLinks = ({ neighbours }: PageHead, site: Site) =>
  (['prev', 'next'] as const).flatMap((rel) => {
    const path = neighbours?.[rel];
    return path ? [{ rel, href: addressIn(site.language.locale, path, site) }] : [];
  });

/** The same page in each language, itself included; empty if there is only one. */
const alternateLinks = ({ path, locales }: PageHead, site: Site) => {
  const own = site.languages.filter((locale) => locales?.includes(locale) ?? true);
  if (own.length < 2) return [];
  return [
    ...own.map((locale) => [locale, locale] as const),
    ['x-default', HOUSE_LOCALE] as const,
  ].map(([hrefLang, locale]) => ({
    rel: 'alternate',
    hrefLang,
    href: addressIn(locale, path, site),
  }));
};

const feedLinks = ({ hasFeed }: PageHead, site: Site) =>
  hasFeed
    ? [
        {
          rel: 'alternate',
          type: 'application/rss+xml',
          title: fullTitle('Blog', site),
          href: addressIn(site.language.locale, '/feed.xml', site),
        },
      ]
    : [];

const openGraphLocales: Record<Locale, string> = {
  it: 'it_IT',
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_FR',
};

/** For search engines an untranslated page is the Italian one, at the address of any language. */
const realLocale = ({ locales }: Pick<PageHead, 'locales'>, { language: { locale } }: Site) =>
  (locales?.includes(locale) ?? true) ? locale : HOUSE_LOCALE;

export const canonicalAddress = (page: Pick<PageHead, 'path' | 'locales'>, site: Site): string =>
  addressIn(realLocale(page, site), page.path, site);

/** The `<meta>` and `<link>` tags of a page. */
export const pageHead = (page: PageHead, site: Site) => {
  const { publicUrl, homepage } = site;
  const title = fullTitle(page.title, site);
  const url = canonicalAddress(page, site);
  const summary = shorten(page.description);
  return {
    links: [
      { rel: 'canonical', href: url },
      ...alternateLinks(page, site),
      ...neighbourLinks(page, site),
      ...feedLinks(page, site),
    ],
    meta: [
      { title },
      { name: 'description', content: summary },
      ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
      ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
      ...articleMeta(page),
      { property: 'og:locale', content: openGraphLocales[realLocale(page, site)] },
      { property: 'og:site_name', content: siteNameOf(site) },
      { property: 'og:title', content: title },
      { property: 'og:description', content: summary },
      { property: 'og:url', content: `${url}${page.query ?? ''}` },
      ...pictureMeta(page.picture ?? homepage?.heroPicture, publicUrl),
      // The router escapes `</script>`.
      ...(page.structuredData ? [{ 'script:ld+json': linkedData(page.structuredData) }] : []),
    ],
  };
};

/** For pages that search engines must not index: not-found, personal and login pages. */
export const unlistedHead = (title: string, site: Site) => ({
  links: [],
  meta: [{ title: fullTitle(title, site) }, { name: 'robots', content: 'noindex' }],
});
