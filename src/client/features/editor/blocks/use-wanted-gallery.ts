import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { useRested } from '#client/ui/use-rested.ts';

/** More are no list to be read through: of those one types a part of the name. */
const GALLERIES_OFFERED = 20;

/** What somebody has made meanwhile counts. */
const anew = { staleTime: 0 };

/** The galleries among which one is chosen, and the one that is meant by what was typed. */
export const useWantedGallery = (wanted: string) => {
  const { fetch } = trpc.useUtils().galleries.page;
  const search = useRested(wanted);
  const query = trpc.galleries.page.useQuery(
    { page: 1, limit: GALLERIES_OFFERED, ...(search && { search }) },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  /** The slug of the gallery that has it, or that is the only one found; null where none is meant. */
  const findMeant = async (): Promise<string | null> => {
    const text = wanted.trim();
    if (text === '') return null;
    const one = { page: 1, limit: 1 };
    const [named] = (await fetch({ ...one, slug: text }, anew)).galleries;
    if (named) return named.slug;
    const { galleries, total } = await fetch({ ...one, search: text }, anew);
    return total === 1 ? (galleries[0]?.slug ?? null) : null;
  };
  // What is answered after the dialog is gone is not heard any more.
  return { query, search, meant: useMutation({ mutationFn: findMeant }) };
};
