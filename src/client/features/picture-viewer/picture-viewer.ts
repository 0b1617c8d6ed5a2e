import 'photoswipe/style.css';
import './picture-viewer.css';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import { langOf } from '#client/ui/italian-only.tsx';
import { contentAlt, sourceSet } from '#client/ui/picture-image.tsx';
import type { Picture } from '#shared/media/pictures.schema.ts';
import type { Language } from '#shared/texts/texts.ts';

const slidesOf = (pictures: readonly Picture[], language: Language): SlideData[] =>
  pictures.map((picture, index) => ({
    src: picture.url,
    ...(picture.copies.length > 0 && { srcset: sourceSet([...picture.copies, picture]) }),
    width: picture.width,
    height: picture.height,
    alt: contentAlt(picture, { place: index + 1, count: pictures.length }, language),
  }));

/** The native dialog keeps the focus within, gives it back, and closes on a phone's back gesture. */
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
          const picture = pictures[viewer.currIndex];
          caption.textContent = picture?.alt ?? '';
          caption.lang = (picture && langOf(picture, 'alt')) ?? locale;
        });
      },
    });
  });
};

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows a picture in full screen, with navigation to the others. */
export const showPictures = (
  link: HTMLElement,
  pictures: readonly Picture[],
  index: number,
  language: Language,
): void => {
  const { t } = language;
  const slides = slidesOf(pictures, language);
  // The copy already loaded, until the larger one arrives.
  const seen = link.querySelector('img')?.currentSrc;
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
    const lang = pictures[place] && langOf(pictures[place], 'alt');
    if (element && lang) element.lang = lang;
  });
  addWords(viewer, pictures, language);
  const gone = new AbortController();
  viewer.on('destroy', () => {
    gone.abort();
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
  window.addEventListener('popstate', close, { signal: gone.signal });
  viewer.init();
  // The dialog around it has the role and the name.
  viewer.element?.removeAttribute('role');
  viewer.element?.removeAttribute('tabindex');
  viewer.scrollWrap?.setAttribute('aria-roledescription', t('gallery.carousel'));
  // In English, whatever the page's language.
  for (const { el } of viewer.mainScroll.itemHolders) el.removeAttribute('aria-roledescription');
};
