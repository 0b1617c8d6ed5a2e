/** Things in the words of schema.org, as one document. */
export const linkedData = (things: readonly object[]): object => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** One step on the way to a page; `path` from the root on. */
type Crumb = { name: string; path: string };

/** The way from the home page to a page, which is the last step. */
export const breadcrumbs = (publicUrl: string, steps: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
});
