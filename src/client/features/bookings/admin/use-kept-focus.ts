import { useEffect, useRef } from 'react';
import { focusContent } from '#client/features/admin-frame/content-focus.ts';

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

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
  useEffect(
    () => () => {
      requestAnimationFrame(() => isFocusLost() && focusContent());
    },
    [],
  );
  return ref;
};
