import { useEffect, useRef } from 'react';
import { isFocusLost, rescueFocus } from './content-focus.ts';

/** Marks the buttons that remove an item from a list. */
export const REMOVES = 'data-removes';

const focusRemoveButton = (listId: string, index: number): void => {
  const buttons = document.getElementById(listId)?.querySelectorAll(`[${REMOVES}]`) ?? [];
  const next = buttons[Math.min(index, buttons.length - 1)];
  if (next instanceof HTMLElement) next.focus();
  else rescueFocus();
};

/**
 * Moves the focus when a remove button disappears with its item: to the next item's button, or the
 * last one's. Call the returned function before removing.
 */
export const useFocusAfterRemoval = (listId: string): ((index: number) => void) => {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    if (isFocusLost()) focusRemoveButton(listId, removed.current);
    removed.current = null;
  });
  // The list itself may unmount with its last item.
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
