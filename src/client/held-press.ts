import { isRestored } from './ui/restored-forms.ts';

/** Longer than this nobody expects an answer to a press. */
const PATIENCE_MS = 20_000;

/** React notes on each element that it has taken over what it reacts to. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

type Press = { element: Element; isReady: (element: Element) => boolean; repeat: () => void };

/** The one press that waits: of several, the last is what is wanted. */
let waiting: (Press & { until: number }) | null = null;

const look = (): void => {
  if (!waiting) return;
  const { element, isReady, repeat, until } = waiting;
  const isOver = !element.isConnected || performance.now() > until;
  if (!isOver && !isReady(element)) {
    requestAnimationFrame(look);
    return;
  }
  waiting = null;
  if (!isOver) repeat();
};

const hold = (press: Press): void => {
  const isLooking = waiting !== null;
  waiting = { ...press, until: performance.now() + PATIENCE_MS };
  if (!isLooking) requestAnimationFrame(look);
};

const holdClick = (event: MouseEvent): void => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.type === 'submit' || isTakenOver(button)) return;
  hold({ element: button, isReady: isTakenOver, repeat: () => button.click() });
};

const holdSubmit = (event: SubmitEvent): void => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || isTakenOver(form)) return;
  event.preventDefault();
  hold({ element: form, isReady: isRestored, repeat: () => form.requestSubmit(submitter) });
};

/**
 * A button pressed or a form sent before its code is there is pressed or sent again as soon as it is: a
 * form when it knows what was typed. Links and fields need no code.
 */
export const holdPresses = (): void => {
  document.addEventListener('click', holdClick, { capture: true });
  document.addEventListener('submit', holdSubmit, { capture: true });
};
