import type { RouteContext } from '#client/trpc.ts';
import { blocksOf } from '#shared/rich-text/rich-text.ts';

/** Prefetches, so that a deleted gallery does not fail the page. */
export const loadGalleries = async (utils: RouteContext['utils'], html: string): Promise<void> => {
  const slugs = blocksOf(html).flatMap((block) =>
    block.kind === 'gallery' ? block.gallerySlug : [],
  );
  await Promise.all([...new Set(slugs)].map((id) => utils.galleries.get.prefetch({ id })));
};
