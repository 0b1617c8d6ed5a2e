import { onClick } from './on-click.ts';

/* The header's panels are `details` of one name, so the browser itself opens them, and one at a time. */

const OPEN = 'details[name="header-panel"][open]';

const openPanel = (): HTMLDetailsElement | null => document.querySelector(OPEN);

const closeFromOutside = ({ target }: Event): void => {
  const panel = openPanel();
  if (panel && target instanceof Node && !panel.contains(target)) panel.open = false;
};

const closeByKey = ({ key }: KeyboardEvent): void => {
  const panel = key === 'Escape' ? openPanel() : null;
  if (!panel) return;
  panel.open = false;
  panel.querySelector('summary')?.focus();
};

/** Closes an open panel with Escape, a press or the focus elsewhere, and a link in it. */
export const closeHeaderPanels = (): void => {
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
  document.addEventListener('keydown', closeByKey);
  onClick(`${OPEN} a`, () => openPanel()?.removeAttribute('open'));
};
