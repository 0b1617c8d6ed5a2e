import { type ReactNode, useEffect } from 'react';

const MARK = 'data-ssr-fallback';
const hydrated = Promise.withResolvers<void>();

/** The server's rendering of a route that only the browser can render. */
export const SsrFallback = ({ children }: { children: ReactNode }) => {
  useEffect(() => hydrated.resolve(), []);
  return <div {...{ [MARK]: '' }}>{children}</div>;
};

/**
 * Waits until the fallback is hydrated, if the server rendered one. A redirect before that would update a
 * Suspense boundary that React is still hydrating, and React would report an error.
 */
export const untilSsrFallbackHydrated = async (): Promise<void> => {
  if (typeof document === 'undefined') return;
  if (document.querySelector(`[${MARK}]`)) await hydrated.promise;
};
