import { loadWithNotices } from '#client/loading/load-code.ts';

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

const openInViewer = async (link: HTMLAnchorElement): Promise<void> => {
  const show = await loadWithNotices(async () =>
    (await import('./picture-viewer.ts')).loadViewer(),
  );
  show(link);
};

/** The link whose picture a press opens: its own, or the first beside a button. */
const openedBy = (pressed: Element): HTMLAnchorElement | null => {
  const button = pressed.closest('button[data-open-pictures]');
  if (button) {
    return button.closest('[data-pictures]')?.querySelector('a[data-picture]') ?? null;
  }
  const link = pressed.closest<HTMLAnchorElement>('a[data-picture]');
  return link?.closest('[data-pictures=by-button]') ? null : link;
};

const openPicture = (event: MouseEvent): void => {
  const { target } = event;
  const link = target instanceof Element && openedBy(target);
  // With a key the visitor wants a new tab or window.
  if (!link || event.defaultPrevented || !isPlain(event)) return;
  event.preventDefault();
  void openInViewer(link);
};

/** A press on a picture or its group's button opens the viewer, on documents and in the app. */
export const openPictures = (): void => addEventListener('click', openPicture);
