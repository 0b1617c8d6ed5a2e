import { useEffect, useEffectEvent } from 'react';
import { isFocusLost } from '#client/ui/content-focus.ts';

/** What is new begins at its title; so does a form that came after a question, which had the focus. */
export const useTitleFocus = (isNew: boolean, focusTitle: () => void): void => {
  const begin = useEffectEvent(() => {
    if (isNew || isFocusLost()) focusTitle();
  });
  useEffect(() => begin(), []);
};
