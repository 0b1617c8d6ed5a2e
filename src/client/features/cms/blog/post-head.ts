import {
  canonicalAddress,
  pageHead,
  type Site,
  siteNameOf,
  unlistedHead,
} from '#client/ui/page-head.ts';
import { breadcrumbs } from '#client/ui/structured-data.ts';
import type { PostView } from '#shared/cms/blog.schema.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';

const posting = (post: PostView, url: string, site: Site): object => {
  const { title, excerpt, cover, author, publishedAt, createdAt, updatedAt } = post;
  const publisher = { '@type': 'Organization', name: siteNameOf(site), url: `${site.publicUrl}/` };
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    ...(cover && { image: [`${site.publicUrl}${cover.url}`] }),
    datePublished: publishedAt ?? createdAt,
    dateModified: updatedAt,
    // Posts of deleted users carry the site's name.
    author: author.name === publisher.name ? publisher : { '@type': 'Person', name: author.name },
    publisher,
    mainEntityOfPage: url,
    inLanguage: post.untranslated?.includes('content') ? HOUSE_LOCALE : site.language.locale,
  };
};

export const postHead = (post: PostView | undefined, slug: string, site: Site) => {
  const { t } = site.language;
  if (post?.slug !== slug) return unlistedHead(t('blog.postNotFound'), site);
  const { title, excerpt, cover, published, publishedAt, createdAt, updatedAt } = post;
  const path = `/blog/${slug}`;
  const address = { path, ...(post.locales && { locales: post.locales }) };
  return pageHead(
    {
      ...address,
      title,
      description: excerpt,
      picture: cover,
      article: { publishedAt: publishedAt ?? createdAt, modifiedAt: updatedAt },
      hasFeed: true,
      isHidden: !published,
      structuredData: [
        posting(post, canonicalAddress(address, site), site),
        breadcrumbs(site, [
          { name: 'Blog', path: '/blog' },
          { name: title, path },
        ]),
      ],
    },
    site,
  );
};
