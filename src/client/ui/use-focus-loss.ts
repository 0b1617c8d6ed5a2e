import { useLayoutEffect, useRef } from 'react';
import { rescueFocus } from './content-focus.ts';

/**
 * Calls `onLost`, with the element that had the focus, when the element of the returned ref unmounts with
 * the focus inside. By default the top of the screen gets the focus.
 */
export const useFocusLoss = <Root extends HTMLElement>(
  onLost: (lost: Element) => void = rescueFocus,
) => {
  const ref = useRef<Root>(null);
  const latest = useRef(onLost);
  latest.current = onLost;
  // A layout effect: its cleanup runs while the element is still in the document.
  useLayoutEffect(() => {
    const root = ref.current;
    return () => {
      const focused = document.activeElement;
      if (focused && root?.contains(focused)) requestAnimationFrame(() => latest.current(focused));
    };
  }, []);
  return ref;
};
