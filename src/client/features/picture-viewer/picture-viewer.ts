import PhotoSwipe, { type SlideData } from 'photoswipe';
import libraryStyles from 'photoswipe/style.css?url';
import { loadLanguage } from '#client/hydration/load-language.ts';
import { createLanguage } from '#shared/languages/language.ts';
import type { Language } from '#shared/texts/texts.ts';
import ownStyles from './picture-viewer.css?url';

/** By the library, and ours on top of it. */
const addStyles = async (): Promise<void> => {
  for (const href of [libraryStyles, ownStyles]) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.append(link);
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = (error) => {
        // The next try requests it again.
        link.remove();
        reject(error);
      };
    });
  }
};

/** A link and its image. Both say all that the viewer needs to know. */
type Picture = { link: HTMLAnchorElement; image: HTMLImageElement };

const GROUP = '[data-pictures]';

/** The picture of a link and those beside it, also the ones that the page does not show. */
const picturesAround = (link: HTMLAnchorElement): Picture[] => {
  const group = link.closest(GROUP);
  const links = group?.querySelectorAll<HTMLAnchorElement>('a[data-picture]') ?? [link];
  return [...links].flatMap((each) => {
    const image = each.querySelector('img');
    return image && each.closest(GROUP) === group ? { link: each, image } : [];
  });
};

const slideOf = ({ link, image }: Picture, { t }: Language): SlideData => ({
  src: link.href,
  ...(image.srcset && { srcset: image.srcset }),
  // Its properties are the size on the page.
  width: Number(image.getAttribute('width')),
  height: Number(image.getAttribute('height')),
  alt: image.alt || t('media.photo'),
});

/** The native dialog keeps the focus within and gives it back. */
const openDialog = (label: string): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.className = 'picture-viewer on-dark';
  dialog.ariaLabel = label;
  // A click beside the picture must not leave the dialog without the focus.
  dialog.tabIndex = -1;
  document.body.append(dialog);
  dialog.showModal();
  dialog.focus();
  return dialog;
};

/** 'Foto 3 di 12' and the caption, announced with each picture. */
const addWords = (
  viewer: PhotoSwipe,
  pictures: readonly Picture[],
  { t, locale }: Language,
): void => {
  const count = pictures.length;
  const place = (): string => t('media.photoOf', { place: viewer.currIndex + 1, count });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'words',
      appendTo: 'wrapper',
      onInit: (element) => {
        const counter = document.createElement('p');
        const caption = document.createElement('p');
        caption.className = 'picture-viewer-caption';
        element.ariaLive = 'polite';
        element.append(counter, caption);
        viewer.on('change', () => {
          counter.textContent = count > 1 ? place() : '';
          const { link, image } = pictures[viewer.currIndex] ?? {};
          caption.textContent = (link?.dataset.picture === 'captioned' && image?.alt) || '';
          caption.lang = image?.lang || locale;
        });
      },
    });
  });
};

/**
 * Back closes the viewer instead of leaving the page: it gets an entry in the browser's history. Returns a function
 * that removes the entry unless Back has. The app's router knows its own entries alone.
 */
const closeOnBack = (close: () => void): (() => void) => {
  if (document.body.dataset.app !== undefined) return () => undefined;
  let isThere = true;
  const onPopState = (): void => {
    isThere = false;
    close();
  };
  history.pushState(null, '');
  addEventListener('popstate', onPopState, { once: true });
  return () => {
    removeEventListener('popstate', onPopState);
    if (isThere) history.back();
  };
};

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows a picture in full screen, with navigation to the others. */
const showPictures = (link: HTMLAnchorElement, language: Language): void => {
  const { t } = language;
  const pictures = picturesAround(link);
  const index = pictures.findIndex((picture) => picture.link === link);
  const slides = pictures.map((picture) => slideOf(picture, language));
  // The copy already loaded, until the larger one arrives.
  const seen = pictures[index]?.image.currentSrc;
  if (slides[index] && seen) slides[index].msrc = seen;
  const dialog = openDialog(t('media.viewer'));
  const viewer = new PhotoSwipe({
    dataSource: slides,
    index,
    appendToEl: dialog,
    // The dialog does both.
    trapFocus: false,
    returnFocus: false,
    bgOpacity: 1,
    counter: false,
    showHideAnimationType: isCalm() ? 'none' : 'fade',
    paddingFn: ({ x }) => ({
      top: 60,
      bottom: 76,
      left: 0,
      right: 0,
      ...(x >= 768 && { left: 72, right: 72 }),
    }),
    closeTitle: t('media.close'),
    zoomTitle: t('media.zoom'),
    arrowPrevTitle: t('media.previousPhoto'),
    arrowNextTitle: t('media.nextPhoto'),
    errorMsg: t('media.photoFailed'),
  });
  viewer.on('contentLoadImage', ({ content: { element, index: place } }) => {
    const lang = pictures[place]?.image.lang;
    if (element && lang) element.lang = lang;
  });
  addWords(viewer, pictures, language);
  const gone = new AbortController();
  const leaveHistory = closeOnBack(() => viewer.close());
  viewer.on('destroy', () => {
    gone.abort();
    leaveHistory();
    dialog.close();
    dialog.remove();
  });
  const close = (event: Event): void => {
    event.preventDefault();
    viewer.close();
  };
  dialog.addEventListener('cancel', close, { signal: gone.signal });
  // Browsers close a dialog on repeated Escape even if `cancel` was prevented.
  dialog.addEventListener('close', () => viewer.destroy(), { signal: gone.signal });
  viewer.init();
  // The dialog around it has the role and the name.
  viewer.element?.removeAttribute('role');
  viewer.element?.removeAttribute('tabindex');
  viewer.scrollWrap?.setAttribute('aria-roledescription', t('media.carousel'));
  // In English, whatever the page's language.
  for (const { el } of viewer.mainScroll.itemHolders) el.removeAttribute('aria-roledescription');
};

/** The viewer in the page's language. */
export const loadViewer = async (): Promise<(link: HTMLAnchorElement) => void> => {
  const [data] = await Promise.all([loadLanguage(), addStyles()]);
  const language = createLanguage(data);
  return (link) => showPictures(link, language);
};
