import type { RouteContext } from '#client/trpc.ts';
import { blocksOf } from '#shared/rich-text.ts';

/** Loads the galleries of a text; one that is gone says so in its place and fails nothing else. */
export const loadGalleries = async (utils: RouteContext['utils'], html: string): Promise<void> => {
  const slugs = blocksOf(html).flatMap((block) =>
    block.kind === 'gallery' ? block.gallerySlug : [],
  );
  await Promise.all([...new Set(slugs)].map((id) => utils.galleries.get.prefetch({ id })));
};
