import { useHydrated } from '@tanstack/react-router';

/** An origin as a screen may show it: the server draws one page for all of them. */
export const useDrawnOrigin = (origin: string | undefined): string | undefined =>
  useHydrated() ? origin : undefined;
