import { describe, expect, it } from 'vitest';
import type { Homepage } from '#shared/homepage.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { german, italian } from '#tests/support/languages.ts';
import { type PageHead, pageHead, type Site, unlistedHead } from './page-head.ts';
import { breadcrumbs } from './structured-data.ts';

const picture: Picture = {
  url: '/uploads/a.webp',
  alt: 'Il porto',
  width: 1600,
  height: 900,
  copies: [],
};

const site: Site = {
  homepage: {
    siteName: 'Casa Maestrale',
    heroPicture: { ...picture, url: '/uploads/hero.webp' },
  } as Homepage,
  publicUrl: 'https://casa.example',
  language: italian,
  languages: ['it'],
};

const page: PageHead = { title: 'Blog', description: 'Racconti', path: '/blog', picture };

const headOf = (more: Partial<PageHead> = {}) => {
  const { meta, links } = pageHead({ ...page, ...more }, site);
  const tags: Record<string, unknown>[] = meta;
  const content = (key: string) =>
    tags.find(({ name, property }) => name === key || property === key)?.content;
  const link = (rel: string) => links.find((candidate) => candidate.rel === rel)?.href;
  return { tags, content, link };
};

describe('a page', () => {
  it('has a title with the name of the site, and a canonical address', () => {
    const { tags, content, link } = headOf();
    expect(tags[0]).toEqual({ title: 'Blog · Casa Maestrale' });
    expect(content('og:title')).toBe('Blog · Casa Maestrale');
    expect([link('canonical'), content('og:url')]).toEqual([
      'https://casa.example/blog',
      'https://casa.example/blog',
    ]);
  });

  it('is shared with its own picture, or the hero picture', () => {
    const { content } = headOf();
    expect(content('og:image')).toBe('https://casa.example/uploads/a-shared.jpg');
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
    expect(headOf({ picture: null }).content('og:image')).toBe(
      'https://casa.example/uploads/hero-shared.jpg',
    );
  });

  it('is shared with a small picture as it is', () => {
    const { content } = headOf({ picture: { ...picture, width: 800, height: 500 } });
    expect(content('og:image')).toBe('https://casa.example/uploads/a.webp');
    expect(content('og:image:width')).toBe('800');
  });

  it('omits the alternative text of a picture without a caption', () => {
    expect(headOf().content('og:image:alt')).toBe('Il porto');
    expect(headOf({ picture: { ...picture, alt: '' } }).content('og:image:alt')).toBeUndefined();
  });

  it('has a short description, cut between two words', () => {
    const summary = String(headOf({ description: 'parola '.repeat(60) }).content('description'));
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary).toMatch(/parola…$/);
  });

  it('leaves out optional tags', () => {
    const { tags, content, link } = headOf();
    expect([content('keywords'), content('robots'), link('prev'), link('alternate')]).toEqual(
      Array(4).fill(undefined),
    );
    expect(tags.some((tag) => 'script:ld+json' in tag)).toBe(false);
    expect(content('og:type')).toBe('website');
  });

  it('has tags for keywords, dates, neighbours and the feed', () => {
    const { content, link } = headOf({
      keywords: 'mare, isola',
      article: { publishedAt: '2026-07-04T10:00:00.000Z', modifiedAt: '2026-07-05T10:00:00.000Z' },
      neighbours: { prev: '/blog', next: '/blog?page=3' },
      hasFeed: true,
      isHidden: true,
    });
    expect(content('keywords')).toBe('mare, isola');
    expect(content('robots')).toBe('noindex');
    expect([content('og:type'), content('article:published_time')]).toEqual([
      'article',
      '2026-07-04T10:00:00.000Z',
    ]);
    expect([link('prev'), link('next'), link('alternate')]).toEqual([
      'https://casa.example/blog',
      'https://casa.example/blog?page=3',
      'https://casa.example/feed.xml',
    ]);
  });
});

it('search engines do not index a page that was not found', () => {
  const tags: Record<string, unknown>[] = unlistedHead('Articolo non trovato', site).meta;
  expect(tags).toEqual([
    { title: 'Articolo non trovato · Casa Maestrale' },
    { name: 'robots', content: 'noindex' },
  ]);
});

it('breadcrumbs begin at the home page', () => {
  const trail = breadcrumbs(site, [{ name: 'Blog', path: '/blog' }]);
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://casa.example/' },
      { position: 2, name: 'Blog', item: 'https://casa.example/blog' },
    ],
  });
});

it('breadcrumbs are in the language of the page', () => {
  const trail = breadcrumbs({ ...site, language: german }, [{ name: 'Blog', path: '/blog' }]);
  expect(trail).toMatchObject({
    itemListElement: [
      { name: 'Startseite', item: 'https://casa.example/de' },
      { name: 'Blog', item: 'https://casa.example/de/blog' },
    ],
  });
});
