import { useState } from 'react';
import { giveUpSignal } from './slow-answer.tsx';

/** A call that changes something, and its state. It is aborted when no answer comes; `run` rejects as the call does. */
export const useCall = <Input, Output>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
) => {
  const [error, setError] = useState<unknown>(null);
  const [isPending, setIsPending] = useState(false);
  const run = async (input: Input): Promise<Output> => {
    setIsPending(true);
    setError(null);
    try {
      return await call(input, giveUpSignal());
    } catch (failure) {
      setError(failure);
      throw failure;
    } finally {
      setIsPending(false);
    }
  };
  return { run, isPending, error };
};
