import { useEffect, useState } from 'react';

const REST_MS = 200;

/** A value once it has not changed for a moment: what is typed is asked for word by word, not key by key. */
export const useRested = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
