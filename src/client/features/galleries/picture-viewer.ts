import 'photoswipe/style.css';
import './picture-viewer.css';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import { contentAlt, sourceSet } from '#client/ui/picture-image.tsx';
import type { Picture } from '#shared/pictures.schema.ts';

const slidesOf = (pictures: readonly Picture[]): SlideData[] =>
  pictures.map((picture, index) => ({
    src: picture.url,
    ...(picture.copies.length > 0 && { srcset: sourceSet([...picture.copies, picture]) }),
    width: picture.width,
    height: picture.height,
    alt: contentAlt(picture, index + 1, pictures.length),
  }));

/** The native dialog keeps the focus within, gives it back, and closes on a phone's back gesture. */
const openDialog = (): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.className = 'picture-viewer on-dark';
  dialog.ariaLabel = 'Foto a schermo intero';
  // A click beside the picture must not leave the dialog without the focus.
  dialog.tabIndex = -1;
  document.body.append(dialog);
  dialog.showModal();
  dialog.focus();
  return dialog;
};

/** 'Foto 3 di 12' and the caption, announced with each picture. */
const addWords = (viewer: PhotoSwipe, pictures: readonly Picture[]): void => {
  const place = (): string => `Foto ${viewer.currIndex + 1} di ${pictures.length}`;
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
          counter.textContent = pictures.length > 1 ? place() : '';
          caption.textContent = pictures[viewer.currIndex]?.alt ?? '';
        });
      },
    });
  });
};

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows one of some pictures as large as the screen, and lets the visitor leaf through the others. */
export const showPictures = (
  link: HTMLElement,
  pictures: readonly Picture[],
  index: number,
): void => {
  const slides = slidesOf(pictures);
  // What the visitor already has, until the larger copy is there.
  const seen = link.querySelector('img')?.currentSrc;
  if (slides[index] && seen) slides[index].msrc = seen;
  const dialog = openDialog();
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
    closeTitle: 'Chiudi',
    zoomTitle: 'Ingrandisci o riduci',
    arrowPrevTitle: 'Foto precedente',
    arrowNextTitle: 'Foto successiva',
    errorMsg: 'La foto non si carica.',
  });
  addWords(viewer, pictures);
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
  viewer.scrollWrap?.setAttribute('aria-roledescription', 'carosello');
};
