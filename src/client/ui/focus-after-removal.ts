import { useEffect, useRef } from 'react';
import { isFocusLost, rescueFocus } from './content-focus.ts';

/** The buttons that take something off a list carry this attribute. */
export const REMOVES = 'data-removes';

const giveFocus = (listId: string, index: number): void => {
  const buttons = document.getElementById(listId)?.querySelectorAll(`[${REMOVES}]`) ?? [];
  const next = buttons[Math.min(index, buttons.length - 1)];
  if (next instanceof HTMLElement) next.focus();
  else rescueFocus();
};

/**
 * A button that takes its own place off a list takes the focus along: the one that comes after it,
 * or the last one, gets it. Returns what to call before a place goes.
 */
export const useFocusAfterRemoval = (listId: string): ((index: number) => void) => {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    if (isFocusLost()) giveFocus(listId, removed.current);
    removed.current = null;
  });
  // With the last place the list itself may go.
  useEffect(
    () => () => {
      if (removed.current !== null) rescueFocus();
    },
    [],
  );
  return (index) => {
    removed.current = index;
  };
};
