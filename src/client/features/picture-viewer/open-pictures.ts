import { loadWithNotices } from '#client/loading/load-code.ts';

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

const openInViewer = async (link: HTMLAnchorElement): Promise<void> => {
  const show = await loadWithNotices(async () =>
    (await import('./picture-viewer.ts')).loadViewer(),
  );
  show(link);
};

const openPicture = (event: MouseEvent): void => {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-picture]');
  // With a key the visitor wants a new tab or window.
  if (!link || event.defaultPrevented || !isPlain(event)) return;
  event.preventDefault();
  void openInViewer(link);
};

/** A press on a picture opens it in full screen, on documents and in the app. */
export const openPictures = (): void => addEventListener('click', openPicture);
