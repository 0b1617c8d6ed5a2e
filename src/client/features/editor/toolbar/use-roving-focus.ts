import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * One stop of Tab for many buttons, the arrows move between them. Spread `root` on what holds them;
 * each button carries `data-item` and is a stop when it is `current`. Escape leads out of them.
 */
export const useRovingFocus = (first: string, onEscape: () => void) => {
  const rootRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape') {
      // In a dialog it would close that.
      event.preventDefault();
      onEscape();
    }
    const buttons = [...(rootRef.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    buttons[step(at, buttons.length)]?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.dataset.item) setCurrent(target.dataset.item);
  };
  return { current, root: { ref: rootRef, onKeyDown, onFocus } };
};
