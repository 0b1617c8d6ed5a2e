import { onClick } from './on-click.ts';

/** Loads a map or video from a third party with a click on its cover. The frame takes over the focus. */
export const loadEmbeds = (): void =>
  onClick('button[data-embed]', (button) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, JSON.parse(button.dataset.embed ?? '{}'));
    button.closest('figure')?.setAttribute('data-loaded', '');
    button.parentElement?.replaceWith(frame);
    frame.focus();
  });
