import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { isMac, shortcutInWords } from './shortcuts.ts';
import { toolbarItems } from './toolbar-items.ts';

export type Tooltip = {
  label: string;
  shortcut: string | undefined;
  /** Pixels from the toolbar's edges: the middle of the button, and its foot. */
  left: number;
  top: number;
};

const tooltipOf = (button: HTMLElement, toolbar: HTMLElement): Tooltip | null => {
  const item = toolbarItems.find(({ id }) => id === button.dataset.item);
  if (!item) return null;
  const box = button.getBoundingClientRect();
  const outer = toolbar.getBoundingClientRect();
  return {
    label: item.label,
    shortcut: item.shortcut && shortcutInWords(item.shortcut, isMac()),
    left: box.left + box.width / 2 - outer.left,
    top: box.bottom - outer.top,
  };
};

/** Names the button of an icon alone under the mouse or the focus, with its keys; Escape puts it away. */
export const useTooltip = () => {
  const [tooltip, setTooltip] = useState<Tooltip | null>(null);
  const show = (target: EventTarget, toolbar: HTMLElement) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-item][aria-label]') : null;
    setTooltip(button && tooltipOf(button, toolbar));
  };
  const hide = () => setTooltip(null);
  return {
    tooltip,
    hideTooltip: hide,
    triggers: {
      onPointerOver: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') show(event.target, event.currentTarget);
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocusCapture: (event: FocusEvent<HTMLElement>) => {
        if (event.target.matches(':focus-visible')) show(event.target, event.currentTarget);
      },
      onBlurCapture: hide,
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !tooltip) return;
        // In a dialog it would close that.
        event.preventDefault();
        event.stopPropagation();
        hide();
      },
    },
  };
};
