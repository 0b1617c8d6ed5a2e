import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Closes a dialog that the address opens. Goes back where a link of the same screen opened it, so that
 * the next Back leaves the screen; otherwise calls `replace`.
 */
export const useClosing = (isOpen: boolean, replace: () => void): (() => void) => {
  const { history } = useRouter();
  const wasOpen = useRef(isOpen);
  const isOpenedHere = useRef(false);
  useEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        if (action.type === 'REPLACE') return;
        isOpenedHere.current = action.type === 'PUSH' && !wasOpen.current;
      }),
    [history],
  );
  return () => (isOpenedHere.current ? history.back() : replace());
};
