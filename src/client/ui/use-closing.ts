import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isFirstScreen } from './open-dialogs.ts';

/**
 * Closes a dialog that the address opens, by going back to where it was opened from. Calls `replace`
 * where nothing came before, as with a mail's link. The dialog asks by itself before it closes.
 */
export const useClosing = (replace: () => void): (() => void) => {
  const { history } = useRouter();
  /** Going back takes a moment, in which a dialog may be closed again. */
  const isGoing = useRef(false);
  useEffect(
    () =>
      history.subscribe(() => {
        isGoing.current = false;
      }),
    [history],
  );
  return () => {
    if (isGoing.current) return;
    if (isFirstScreen(history)) return replace();
    isGoing.current = true;
    history.back({ ignoreBlocker: true });
  };
};
