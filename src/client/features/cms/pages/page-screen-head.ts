import { firstPicture } from '#client/features/rich-text/view/first-picture.ts';
import { pageHead, type Site, unlistedHead } from '#client/ui/page-head.ts';
import { breadcrumbs } from '#client/ui/structured-data.ts';
import type { CmsPageView } from '#shared/cms/cms-pages.schema.ts';
import { plainText } from '#shared/rich-text/rich-text.ts';

export const pageScreenHead = (page: CmsPageView | undefined, site: Site) => {
  if (!page) return unlistedHead(site.language.t('blog.pageNotFound'), site);
  const { title, slug, excerpt, content, published, publishedAt, createdAt, updatedAt } = page;
  const path = `/pages/${slug}`;
  return pageHead(
    {
      title: page.seoTitle || title,
      description: page.seoDescription || excerpt || plainText(content),
      keywords: page.seoKeywords,
      path,
      ...(page.locales && { locales: page.locales }),
      picture: firstPicture(page),
      article: { publishedAt: publishedAt ?? createdAt, modifiedAt: updatedAt },
      isHidden: !published,
      structuredData: [breadcrumbs(site, [{ name: title, path }])],
    },
    site,
  );
};
