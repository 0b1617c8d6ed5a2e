import { toastSuccess } from './toasts.tsx';

type UpdatableQuery<Data> = {
  cancel: () => Promise<void>;
  setData: (input: undefined, data: Data) => unknown;
  invalidate: () => Promise<void>;
};

/** Options for a mutation whose response is the query's new data. */
export const updateQueryData = <Data>(query: UpdatableQuery<Data>, success: string) => ({
  onSuccess: async (data: Data): Promise<void> => {
    // A response still in flight may be older than what was saved.
    await query.cancel();
    query.setData(undefined, data);
    toastSuccess(success);
  },
  // The data may have been changed by somebody else.
  onError: (): Promise<void> => query.invalidate(),
});
