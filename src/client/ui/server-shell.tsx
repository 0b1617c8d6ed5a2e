import { type ReactNode, useEffect } from 'react';

const MARK = 'data-server-shell';
const takenOver = Promise.withResolvers<void>();

/** What the server draws of a screen that only the browser can fill. */
export const ServerShell = ({ children }: { children: ReactNode }) => {
  useEffect(() => takenOver.resolve(), []);
  return <div {...{ [MARK]: '' }}>{children}</div>;
};

/**
 * Waits until the browser has taken over the shell that the server drew, if one is on the page. Who
 * leads elsewhere sooner pulls the page away while React is still matching it with the server's.
 */
export const untilShellTakenOver = async (): Promise<void> => {
  if (typeof document === 'undefined') return;
  if (document.querySelector(`[${MARK}]`)) await takenOver.promise;
};
