import { expect, it } from 'vitest';
import type { Site } from '#client/ui/page-head.ts';
import type { PostView } from '#shared/cms/blog.schema.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import { german, italian } from '#tests/support/languages.ts';
import { blogHead } from './blog-head.ts';
import { postHead } from './post-head.ts';

const site: Site = {
  homepage: { siteName: 'Casa Maestrale' } as Homepage,
  publicUrl: 'https://casa.example',
  language: italian,
  languages: ['it'],
};

const post: PostView = {
  id: 1,
  title: 'Tre calette',
  slug: 'tre-calette',
  excerpt: 'Tre passeggiate che finiscono in acqua.',
  content: '<p>Testo</p>',
  coverImage: 'a.webp',
  cover: { url: '/uploads/a.webp', alt: 'Caletta', width: 1600, height: 900, copies: [] },
  published: true,
  publishAt: null,
  readTime: 1,
  createdAt: '2026-07-01T10:00:00.000Z',
  updatedAt: '2026-07-09T10:00:00.000Z',
  publishedAt: '2026-07-04T10:00:00.000Z',
  author: { name: 'Marta', avatar: null },
  version: 1,
  media: [],
};

const graphOf = ({ meta }: { meta: object[] }): Record<string, unknown>[] => {
  const found = meta.find((tag) => 'script:ld+json' in tag) as
    | { 'script:ld+json': { '@graph': Record<string, unknown>[] } }
    | undefined;
  return found?.['script:ld+json']['@graph'] ?? [];
};

it('describes a post with author, dates and address', () => {
  const [posting, way] = graphOf(postHead(post, 'tre-calette', site));
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Tre calette',
    image: ['https://casa.example/uploads/a.webp'],
    datePublished: '2026-07-04T10:00:00.000Z',
    dateModified: '2026-07-09T10:00:00.000Z',
    author: { '@type': 'Person', name: 'Marta' },
    publisher: { '@type': 'Organization', name: 'Casa Maestrale' },
    mainEntityOfPage: 'https://casa.example/blog/tre-calette',
  });
  expect(way?.['@type']).toBe('BreadcrumbList');
});

it('names its own addresses in the page’s language', () => {
  const [posting, way] = graphOf(postHead(post, 'tre-calette', { ...site, language: german }));
  const address = 'https://casa.example/de/blog/tre-calette';
  expect(posting).toMatchObject({ mainEntityOfPage: address, inLanguage: 'de' });
  expect(way).toMatchObject({
    itemListElement: [
      { name: 'Startseite', item: 'https://casa.example/de' },
      { name: 'Blog', item: 'https://casa.example/de/blog' },
      { name: 'Tre calette', item: address },
    ],
  });
});

it('is the Italian post for search engines where it is not translated', () => {
  const untranslated = { ...post, locales: ['it' as const], untranslated: ['title', 'content'] };
  const head = postHead(untranslated, 'tre-calette', { ...site, language: german });
  const address = 'https://casa.example/blog/tre-calette';
  expect(graphOf(head)[0]).toMatchObject({ mainEntityOfPage: address, inLanguage: 'it' });
  expect(head.links).toContainEqual({ rel: 'canonical', href: address });
  expect(head.meta).toContainEqual({ property: 'og:locale', content: 'it_IT' });
});

it('attributes a deleted author’s post to the site', () => {
  const orphan = { ...post, author: { name: 'Casa Maestrale', avatar: null } };
  expect(graphOf(postHead(orphan, 'tre-calette', site))[0]?.author).toMatchObject({
    '@type': 'Organization',
  });
});

it('hides drafts, and posts found by id, from search engines', () => {
  const hidden = { name: 'robots', content: 'noindex' };
  expect(postHead({ ...post, published: false }, 'tre-calette', site).meta).toContainEqual(hidden);
  expect(postHead(post, '1', site).meta).toContainEqual(hidden);
  expect(postHead(post, 'tre-calette', site).meta).not.toContainEqual(hidden);
});

it('gives each page of the list its own address and its neighbours', () => {
  const { links } = blogHead({ page: 2, list: { posts: [post], total: 19 } }, site);
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['canonical', 'https://casa.example/blog?page=2'],
    ['prev', 'https://casa.example/blog'],
    ['next', 'https://casa.example/blog?page=3'],
    ['alternate', 'https://casa.example/feed.xml'],
  ]);
  expect(blogHead({ page: 4, list: { posts: [], total: 19 } }, site).links).toEqual([]);
});
