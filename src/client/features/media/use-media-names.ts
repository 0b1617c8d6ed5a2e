import { trpc } from '#client/trpc.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';

export type NameOf = (picture: Picture) => string;

/**
 * Staff's names for these pictures: the caption, or the name in the library, which public pages omit. Empty
 * while the library loads.
 */
export const useMediaNames = (pictures: readonly Picture[]): NameOf => {
  const enabled = pictures.some(({ alt }) => alt === '');
  const { data = [] } = trpc.media.list.useQuery({ contentType: 'image' }, { enabled });
  const names = new Map(data.map(({ url, name }) => [url, name]));
  return ({ url, alt }) => alt || (names.get(url) ?? '');
};
