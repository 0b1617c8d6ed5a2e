import { useQuery } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import type { ConfirmationLink } from './confirmation-link.ts';

/**
 * Redeems the link, which works once: by a query that is never asked again by itself, whatever
 * mounts twice, comes back to the front or is invalidated. A mutation begun by an effect would not
 * do: development mounts twice, and the second mount never hears of the answer.
 */
export const useEmailConfirmation = (link: ConfirmationLink) => {
  const utils = trpc.useUtils();
  return useQuery({
    queryKey: ['confirm-email', link],
    queryFn: async () => {
      const answer = await utils.client.accounts.confirmEmail.mutate(link);
      // A session that waited for this is whole now.
      await utils.accounts.me.invalidate();
      return answer;
    },
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  });
};
