import { pageHead, type Site, unlistedHead } from '#client/ui/page-head.ts';
import { breadcrumbs } from '#client/ui/structured-data.ts';
import type { PaginatedPosts } from '#shared/cms/blog.schema.ts';
import { blogPath } from './blog-search.ts';
import { pageCount } from './post-lists.ts';

type ListedPage = { page: number; list: PaginatedPosts | undefined };

export const blogHead = ({ page, list }: ListedPage, site: Site) => {
  const { t } = site.language;
  if (list && page > 1 && list.posts.length === 0) return unlistedHead(t('common.notFound'), site);
  const title = page > 1 ? t('blog.listPage', { page }) : t('blog.list');
  const titles = list?.posts.map((post) => post.title) ?? [];
  return pageHead(
    {
      title,
      description: [t('blog.description'), ...titles].join(' · '),
      path: blogPath(page),
      picture: list?.posts.find(({ cover }) => cover)?.cover,
      neighbours: {
        prev: page > 1 ? blogPath(page - 1) : null,
        next: page < pageCount(list?.total ?? 0) ? blogPath(page + 1) : null,
      },
      hasFeed: true,
      structuredData: [
        breadcrumbs(site, [
          { name: 'Blog', path: blogPath(1) },
          ...(page > 1 ? [{ name: title, path: blogPath(page) }] : []),
        ]),
      ],
    },
    site,
  );
};
