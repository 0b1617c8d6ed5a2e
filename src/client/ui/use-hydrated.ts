import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first rendering in a browser, which must equal the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
