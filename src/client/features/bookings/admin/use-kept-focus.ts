import { useEffect, useRef } from 'react';
import { isFocusLost, rescueFocus } from '#client/ui/content-focus.ts';

/**
 * Gives the focus a place when what held it is gone: to the element of the returned ref after
 * `state` changed, since an answer takes its own button away; to the page when the panel closes and
 * the row that opened it went with it.
 */
export const useKeptFocus = <Element extends HTMLElement>(state: string) => {
  const ref = useRef<Element>(null);
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== state && isFocusLost()) ref.current?.focus();
    seen.current = state;
  }, [state]);
  useEffect(() => rescueFocus, []);
  return ref;
};
