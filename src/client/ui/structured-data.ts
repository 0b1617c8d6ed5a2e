import { localizedPath } from '#shared/locales.ts';
import type { Language } from '#shared/texts/texts.ts';

/** One JSON-LD document of several schema.org objects. */
export const linkedData = (items: readonly object[]): object => ({
  '@context': 'https://schema.org',
  '@graph': items,
});

type Crumb = { name: string; path: string };

type Place = { publicUrl: string; language: Language };

/** The breadcrumbs from the home page to a page, which is the last step. */
export const breadcrumbs = (
  { publicUrl, language: { locale, t } }: Place,
  steps: readonly Crumb[],
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: t('blog.home'), path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${localizedPath(locale, path)}`,
  })),
});
