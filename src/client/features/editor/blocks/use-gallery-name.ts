import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';

/** 'Spiagge (spiagge-del-sud)'; the slug alone until the gallery is known, or if it is not. */
export const useGalleryName = (slug: string): { text: string; isGone: boolean } => {
  const { data } = trpc.galleries.page.useQuery({ page: 1, limit: 1, slug }, liveQuery);
  const [gallery] = data?.galleries ?? [];
  return gallery
    ? { text: `${gallery.name} (${slug})`, isGone: false }
    : { text: slug, isGone: data !== undefined };
};
