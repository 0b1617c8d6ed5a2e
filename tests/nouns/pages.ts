import { pageKind } from '#client/features/cms/admin/page.form.ts';
import { cmsPageTexts } from '#server/features/cms/cms-pages.texts.ts';
import type { CmsPage } from '#shared/cms/cms-pages.schema.ts';
import { CONTENT, gotByText, type Noun, openDialog, title } from '#tests/support/noun.ts';
import { day, internal, notShown, paragraphOf, shown } from '#tests/support/shown.ts';
import { everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a page',
  access: {
    'pages.listAll': staffOnly,
    'pages.page': staffOnly,
    'pages.get': [everybody, { id: 'informativa-privacy' }],
    'pages.create': [staffOnly, { title: '' }],
    'pages.update': [staffOnly, { ...noSuchId, title: 'Altro titolo' }],
    'pages.preview': [staffOnly, { content: '' }],
    'pages.delete': [staffOnly, noSuchId],
  },
  edited: {
    tables: ['pages'],
    make: ({ call }) =>
      call('pages.create', { title: 'Come arrivare', slug: 'come-si-arriva', content: CONTENT }),
    read: gotByText('pages.get'),
    update: 'pages.update',
    change: (n) => ({ title: title(n) }),
    remove: 'pages.delete',
  },
  day: ({ call }) => call('pages.preview', { content: CONTENT }),
  secrets: ({ call }, mark) =>
    call('pages.create', {
      title: `${mark} pagina`,
      slug: 'pagina-in-bozza',
      content: `<p>${mark} bozza, e abbastanza lunga da essere un testo che si legge.</p>`,
      published: false,
    }),
  visitors: shown<CmsPage>({
    read: async (api) => {
      const { media: _, ...page } = await api.pages.get.query({ id: 'informativa-privacy' });
      return page;
    },
    path: ({ slug }) => `/pages/${slug}`,
    fields: {
      id: internal,
      title: ({ title }) => title,
      slug: notShown('the address'),
      excerpt: notShown('the description for search engines'),
      published: notShown('what is not published is not sent'),
      isBuiltIn: internal,
      createdAt: internal,
      updatedAt: ({ updatedAt }) => day(updatedAt),
      publishedAt: internal,
      seoTitle: notShown('the title for search engines'),
      seoDescription: notShown('the description for search engines'),
      seoKeywords: notShown('the keywords for search engines'),
      content: ({ content }) => paragraphOf(content),
      version: internal,
    },
  }),
  form: { path: '/admin/pages', steps: [openDialog('Nuova pagina')], labels: pageKind.names },
  translated: { texts: cmsPageTexts, same: { slug: 'an address' } },
};
