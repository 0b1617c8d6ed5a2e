import { trpc } from '#client/trpc.ts';
import type { FreeSlugInput } from '#shared/links.schema.ts';

/**
 * The slug to create something with: one that was made from its title, and not typed, gets a number if
 * it is taken.
 */
export const useFreeSlug = <Values extends { slug: string }>(
  kind: FreeSlugInput['kind'],
  proposedFor: (values: Values) => string,
) => {
  const { links } = trpc.useUtils();
  return async (values: Values): Promise<string> => {
    const { slug } = values;
    if (slug !== proposedFor(values)) return slug;
    return (await links.freeSlug.fetch({ kind, slug }, { staleTime: 0 })).slug;
  };
};
