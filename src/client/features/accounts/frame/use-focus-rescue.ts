import { useLayoutEffect, useRef } from 'react';
import { rescueFocus } from '#client/ui/content-focus.ts';

/** For a part that goes away while the focus is inside it: reading goes on at the top of the screen. */
export const useFocusRescue = () => {
  const ref = useRef<HTMLDivElement>(null);
  // In the layout phase: afterwards the element is gone, and the focus with it.
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (part?.contains(document.activeElement)) rescueFocus();
    };
  }, []);
  return ref;
};
