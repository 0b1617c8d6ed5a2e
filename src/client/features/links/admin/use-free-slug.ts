import { trpc } from '#client/trpc.ts';
import type { FreeSlugInput } from '#shared/links.schema.ts';

/** The slug for a new entity: one derived from the title gets a number if it is taken, a typed one does not. */
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
