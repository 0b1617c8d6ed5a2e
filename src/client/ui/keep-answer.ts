import { toastSuccess } from './toasts.tsx';

type LoadedQuery<Answer> = {
  cancel: () => Promise<void>;
  setData: (input: undefined, answer: Answer) => unknown;
  invalidate: () => Promise<void>;
};

/** For a write that answers with all that the query loads: the answer takes its place, and is told of. */
export const keepAnswer = <Answer>(query: LoadedQuery<Answer>, success: string) => ({
  onSuccess: async (answer: Answer): Promise<void> => {
    // What is still on its way may be older than what was saved.
    await query.cancel();
    query.setData(undefined, answer);
    toastSuccess(success);
  },
  // What failed may have been changed by somebody else.
  onError: (): Promise<void> => query.invalidate(),
});
