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

/** With a key the visitor wants a new tab or window. */
const pictureOf = (event: MouseEvent): HTMLAnchorElement | null =>
  isPlain(event) && event.target instanceof Element ? openedBy(event.target) : null;

const openPicture = (event: MouseEvent): void => {
  const link = event.defaultPrevented ? null : pictureOf(event);
  if (!link) return;
  event.preventDefault();
  void openInViewer(link);
};

const isClick = (event: Event): event is MouseEvent => event.type === 'click';

/**
 * A press on a picture or its group's button opens the viewer, on documents and in the app. `early` holds the
 * events before this script.
 */
export const openPictures = (early: readonly Event[]): void => {
  const [first] = early.filter(isClick).flatMap((event) => pictureOf(event) ?? []);
  if (first) void openInViewer(first);
  addEventListener('click', openPicture);
};
