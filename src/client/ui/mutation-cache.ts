import {
  type Mutation,
  MutationCache,
  notifyManager,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

type SettledMutation = Mutation<unknown, unknown>;

type MutationMeta = {
  /** The toast that confirms it; null for none. */
  success?: string | ((answer: never, input: never) => string | null);
  /** The mutation deletes the entity that its input names by `id`. */
  removes?: boolean;
  /** False if no screen depends on the mutation, or if the caller refetches. */
  refetches?: boolean;
};

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging is how the library learns the type
  interface Register {
    mutationMeta: MutationMeta;
  }
}

/** `success` of a mutation whose answer has the text. */
export const serverMessage = ({ message }: { message: string }): string => message;

/** `meta` of a deletion by id. */
export const removal = { success: serverMessage, removes: true } as const;

/** The key of a call by tRPC: the router and procedure, and the input of a query. */
type CallKey = readonly [path?: readonly string[], call?: { input?: { id?: unknown } }];

/** Whether a query reads the entity that the mutation has deleted, and would only fail. */
const readsRemoved = (queryKey: QueryKey, { meta, options, state }: SettledMutation): boolean => {
  if (!meta?.removes) return false;
  const [[router] = []] = (options.mutationKey ?? []) as CallKey;
  const { id } = state.variables as { id: number };
  const [path, call] = queryKey as CallKey;
  return path?.[0] === router && String(call?.input?.id) === String(id);
};

const refetch = async (client: QueryClient, mutation: SettledMutation): Promise<void> => {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => !readsRemoved(queryKey, mutation);
  await client.invalidateQueries({ predicate });
  // The screen learns of new data in a later task, by the same queue.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
};

const successText = ({ meta, state }: SettledMutation, answer: unknown): string | null => {
  const { success = null } = meta ?? {};
  return typeof success === 'function'
    ? success(answer as never, state.variables as never)
    : success;
};

/**
 * After each mutation every query is out of date: those on the screen are refetched before the mutation ends,
 * so that the screen never shows old data after it; the others when they are next used. A failed mutation
 * refetches too, because the cause may be another user's change. `onSuccess` and `onError` of a mutation run
 * before the refetch, `onSettled` and the callbacks of `mutate` after it. Then `say` confirms a success.
 * `refetchMore` is for data outside the query client.
 */
export const createMutationCache = (
  say: (text: string) => void,
  refetchMore: () => Promise<void> = async () => undefined,
): MutationCache =>
  new MutationCache({
    onSettled: async (answer, error, _input, _context, mutation, { client }) => {
      if (mutation.meta?.refetches !== false) {
        await Promise.all([refetch(client, mutation), refetchMore()]);
      }
      const text = error ? null : successText(mutation, answer);
      if (text !== null) say(text);
    },
  });
