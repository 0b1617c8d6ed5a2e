import { newPostNames } from '#client/features/cms/admin/post.form.ts';
import { postTexts } from '#server/features/cms/blog.texts.ts';
import type { Post } from '#shared/cms/blog.schema.ts';
import { CONTENT, gotByText, type Noun, openDialog, press, title } from '#tests/support/noun.ts';
import { writtenText } from '#tests/support/pen.ts';
import { day, internal, notShown, paragraphOf, shown } from '#tests/support/shown.ts';
import { everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a post',
  access: {
    'blog.list': everybody,
    'blog.summaries': everybody,
    'blog.page': staffOnly,
    'blog.listAll': staffOnly,
    'blog.get': [everybody, { id: '4711' }],
    'blog.create': [staffOnly, { title: '' }],
    'blog.update': [staffOnly, { ...noSuchId, title: 'Altro titolo' }],
    'blog.delete': [staffOnly, noSuchId],
  },
  edited: {
    tables: ['posts'],
    make: async ({ call, picture }) =>
      call('blog.create', {
        title: 'Tre calette',
        excerpt: 'Tre passeggiate fino al mare.',
        content: CONTENT,
        coverImage: (await picture()).fileName,
      }),
    read: gotByText('blog.get'),
    update: 'blog.update',
    change: (n) => ({ title: title(n) }),
    remove: 'blog.delete',
  },
  secrets: async ({ call, picture }, mark) =>
    call('blog.create', {
      title: `${mark} articolo`,
      excerpt: `${mark} estratto`,
      content: `<p>${mark} bozza, e abbastanza lunga da essere un testo che si legge.</p>`,
      coverImage: (await picture()).fileName,
      published: false,
    }),
  visitors: shown<Post>({
    read: async (api) => {
      const [first] = (await api.blog.list.query({})).posts;
      if (!first) return;
      const { media: _, ...post } = await api.blog.get.query({ id: first.slug });
      return post;
    },
    path: ({ slug }) => `/blog/${slug}`,
    fields: {
      id: internal,
      title: ({ title }) => title,
      slug: notShown('the address'),
      excerpt: notShown('on the cards of the list, and for search engines'),
      coverImage: ({ coverImage }) => coverImage,
      cover: ({ cover }) => cover?.copies.map(({ url }) => url) ?? [],
      published: notShown('what is not published is not sent'),
      publishAt: notShown('what is not published is not sent'),
      readTime: ({ readTime }) => `${readTime} min`,
      createdAt: internal,
      updatedAt: notShown('visitors see when a post was published'),
      publishedAt: ({ publishedAt }) => (publishedAt ? day(publishedAt) : []),
      author: ({ author }) => author.name,
      content: ({ content }) => paragraphOf(content),
      version: internal,
    },
  }),
  form: {
    path: '/admin/blog',
    steps: [
      openDialog('Nuovo articolo'),
      // The question when to publish comes after the texts are checked.
      (page) => page.getByLabel('Titolo', { exact: true }).fill(title(1)),
      (page) => writtenText(page).fill('Il mare è a due passi da qui. '.repeat(10)),
      press('Pubblica'),
      press('Scegli giorno e ora'),
      (page) => page.keyboard.press('Escape'),
    ],
    labels: newPostNames,
  },
  translated: {
    texts: postTexts,
    same: { coverImage: 'a picture', publishAt: 'an instant' },
    pages: async (_, { slug }) => [`/blog/${slug}`, '/blog'],
  },
};
