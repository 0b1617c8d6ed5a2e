import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '#client/ui/content-focus.ts';

/** When the element of the returned ref leaves the page and takes the focus along, `next` gets it. */
export const useFocusLoss = <Holder extends HTMLElement>(next: RefObject<HTMLElement | null>) => {
  const ref = useRef<Holder>(null);
  // In the layout phase: afterwards the element is gone, and who had the focus is not known any more.
  useLayoutEffect(() => {
    const holder = ref.current;
    return () => {
      if (!holder?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (isFocusLost()) next.current?.focus({ preventScroll: true });
      });
    };
  }, [next]);
  return ref;
};
