import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';

/** 'Spiagge (spiagge-del-sud)'; the slug alone until the galleries are known, or if they are not. */
export const useGalleryName = (slug: string): { text: string; isGone: boolean } => {
  const { data } = trpc.galleries.list.useQuery(undefined, liveQuery);
  const gallery = data?.find((one) => one.slug === slug);
  return gallery
    ? { text: `${gallery.name} (${slug})`, isGone: false }
    : { text: slug, isGone: data !== undefined };
};
