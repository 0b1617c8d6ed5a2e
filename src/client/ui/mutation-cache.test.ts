import {
  MutationObserver,
  notifyManager,
  QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createMutationCache, removal, serverMessage } from './mutation-cache.ts';

const bookingKey = (id: number): QueryKey => [
  ['bookings', 'get'],
  { input: { id }, type: 'query' },
];
const listKey: QueryKey = [['bookings', 'page'], { input: { page: 1 }, type: 'query' }];

type Options = Omit<ConstructorParameters<typeof MutationObserver>[1], 'mutationKey'>;

/** A screen that shows queries, and how often it has loaded each. */
const open = async (...keys: QueryKey[]) => {
  const said: string[] = [];
  const client = new QueryClient({
    mutationCache: createMutationCache((text) => said.push(text)),
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const loads = keys.map(() => 0);
  await Promise.all(
    keys.map((queryKey, place) => {
      const queryFn = () => {
        loads[place] = (loads[place] ?? 0) + 1;
        return loads[place];
      };
      return new Promise<void>((resolve) => {
        new QueryObserver(client, { queryKey, queryFn }).subscribe(
          ({ isSuccess }) => isSuccess && resolve(),
        );
      });
    }),
  );
  const run = (options: Options, input: unknown = undefined) =>
    new MutationObserver<unknown, unknown, unknown>(client, {
      mutationKey: [['bookings', 'delete']],
      ...options,
    }).mutate(input);
  return { client, loads, said, run };
};

it('refetches shown queries before a mutation ends, then confirms it', async () => {
  const { loads, said, run } = await open(listKey, bookingKey(1));
  const seen: unknown[] = [];
  await run({
    mutationFn: async () => ({ message: 'Fatto.' }),
    meta: { success: serverMessage },
    onSuccess: () => void seen.push([...loads], [...said]),
    onSettled: () => void seen.push([...loads], [...said]),
  });
  expect(seen).toEqual([[1, 1], [], [2, 2], ['Fatto.']]);
});

it('has shown the new data when a mutation ends', async () => {
  const { client, run } = await open(listKey);
  const shown: unknown[] = [];
  // A component subscribes like this.
  new QueryObserver(client, { queryKey: listKey }).subscribe(
    notifyManager.batchCalls(({ data }) => void shown.push(data)),
  );
  const seen: unknown[] = [];
  await run({ mutationFn: async () => null, onSettled: () => void seen.push(shown.at(-1)) });
  expect(seen).toEqual([2]);
});

it('refetches after a failure too, and confirms nothing', async () => {
  const { loads, said, run } = await open(listKey);
  const failed = run({
    mutationFn: () => Promise.reject(new Error('no')),
    meta: { success: 'Fatto.' },
  });
  await expect(failed).rejects.toThrow('no');
  expect(loads).toEqual([2]);
  expect(said).toEqual([]);
});

it('invalidates hidden queries, to be refetched when shown', async () => {
  const { client, run } = await open(listKey);
  const hidden = [['property', 'get'], { type: 'query' }];
  client.setQueryData(hidden, 'old');
  await run({ mutationFn: async () => null });
  expect(await client.fetchQuery({ queryKey: hidden, queryFn: () => 'new' })).toBe('new');
});

it('does not refetch the deleted entity', async () => {
  const { loads, run } = await open(listKey, bookingKey(1), bookingKey(2), [
    ['tasks', 'get'],
    { input: { id: 1 }, type: 'query' },
  ]);
  await run({ mutationFn: async () => ({ message: 'Eliminata.' }), meta: removal }, { id: 1 });
  expect(loads).toEqual([2, 1, 2, 2]);
});

it('leaves the screen alone where nothing depends on the mutation', async () => {
  const { loads, said, run } = await open(listKey);
  await run({ mutationFn: async () => null, meta: { refetches: false, success: 'Spedita.' } });
  expect(loads).toEqual([1]);
  expect(said).toEqual(['Spedita.']);
});

it('shows no toast if the answer has no text', async () => {
  const { said, run } = await open();
  await run({ mutationFn: async () => null, meta: { success: () => null } });
  expect(said).toEqual([]);
});
