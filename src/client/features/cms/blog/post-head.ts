import { pageHead, type Site, siteNameOf, unlistedHead } from '#client/ui/page-head.ts';
import { breadcrumbs } from '#client/ui/structured-data.ts';
import type { PostView } from '#shared/blog.schema.ts';
import { HOUSE_LOCALE, localizedPath } from '#shared/locales.ts';

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
  const { t, locale } = site.language;
  if (post?.slug !== slug) return unlistedHead(t('blog.postNotFound'), site);
  const { title, excerpt, cover, published, publishedAt, createdAt, updatedAt } = post;
  const path = `/blog/${slug}`;
  return pageHead(
    {
      title,
      description: excerpt,
      path,
      ...(post.locales && { locales: post.locales }),
      picture: cover,
      article: { publishedAt: publishedAt ?? createdAt, modifiedAt: updatedAt },
      hasFeed: true,
      isHidden: !published,
      structuredData: [
        posting(post, `${site.publicUrl}${localizedPath(locale, path)}`, site),
        breadcrumbs(site, [
          { name: 'Blog', path: '/blog' },
          { name: title, path },
        ]),
      ],
    },
    site,
  );
};
