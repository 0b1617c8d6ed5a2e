import { localizedPath } from '#shared/languages/locales.ts';
import type { Language } from '#shared/texts/texts.ts';

/** One JSON-LD document of several schema.org objects. */
export const linkedData = (items: readonly object[]): object => ({
  '@context': 'https://schema.org',
  '@graph': items,
});

type Crumb = { name: string; path: string };

/** The breadcrumbs from the home page to a page, which is the last step. */
export const breadcrumbs = (
  { publicUrl, language: { locale, t } }: { publicUrl: string; language: Language },
  steps: readonly Crumb[],
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: t('common.home'), path: '/' }, ...steps].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${localizedPath(locale, path)}`,
    }),
  ),
});
