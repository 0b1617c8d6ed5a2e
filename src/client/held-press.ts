/** Longer than this nobody expects an answer to a press. */
const PATIENCE_MS = 20_000;

/** React notes on each element that it has taken over what it reacts to. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** The one press that waits: of several, the last is what is wanted. */
let waiting: { element: Element; repeat: () => void; until: number } | null = null;

const look = (): void => {
  if (!waiting) return;
  const { element, repeat, until } = waiting;
  const isOver = !element.isConnected || performance.now() > until;
  if (!isOver && !isTakenOver(element)) {
    requestAnimationFrame(look);
    return;
  }
  waiting = null;
  if (!isOver) repeat();
};

const hold = (element: Element, repeat: () => void): void => {
  const isLooking = waiting !== null;
  waiting = { element, repeat, until: performance.now() + PATIENCE_MS };
  if (!isLooking) requestAnimationFrame(look);
};

const holdClick = (event: MouseEvent): void => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.type === 'submit' || isTakenOver(button)) return;
  hold(button, () => button.click());
};

const holdSubmit = (event: SubmitEvent): void => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || isTakenOver(form)) return;
  event.preventDefault();
  hold(form, () => form.requestSubmit(submitter));
};

/**
 * A button pressed or a form sent before its code is there is pressed or sent again as soon as it is.
 * Links and fields need no code.
 */
export const holdPresses = (): void => {
  document.addEventListener('click', holdClick, { capture: true });
  document.addEventListener('submit', holdSubmit, { capture: true });
};
