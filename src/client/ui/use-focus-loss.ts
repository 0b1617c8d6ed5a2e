import { useLayoutEffect, useRef } from 'react';
import { rescueFocus } from './content-focus.ts';

/**
 * Calls `onLost` when the element of the returned ref leaves the page and takes the focus along.
 * Without it, reading goes on at the top of the screen.
 */
export const useFocusLoss = <Holder extends HTMLElement>(onLost: () => void = rescueFocus) => {
  const ref = useRef<Holder>(null);
  const latest = useRef(onLost);
  latest.current = onLost;
  // In the layout phase: afterwards the element is gone, and who had the focus is not known any more.
  useLayoutEffect(() => {
    const holder = ref.current;
    return () => {
      if (holder?.contains(document.activeElement)) requestAnimationFrame(() => latest.current());
    };
  }, []);
  return ref;
};
