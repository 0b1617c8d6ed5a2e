import { onClick } from './on-click.ts';

/* The phone's menu is a dialog in the server's HTML, which invoker commands open and close. */

const MENU = 'dialog#menu';

const hasCommands = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;

const obey = (button: HTMLButtonElement): void => {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
};

/** Closes the menu with a link in it and a press beside it. */
export const closePhoneMenu = (): void => {
  onClick(`${MENU} a`, (link) => link.closest('dialog')?.close());
  document.addEventListener('mousedown', ({ target }) => {
    // The dialog has no padding, so only its backdrop is the event's own target.
    if (target instanceof HTMLDialogElement && target.matches(MENU)) target.close();
  });
  if (!hasCommands()) onClick('button[commandfor]', obey);
};
