import { visibleDots } from './visible-dots.ts';

/** The slide to go to for a key; undefined for a key that moves nothing. */
const keyTarget = (key: string, current: number, count: number): number | undefined => {
  const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
};

const middleOf = (slide: HTMLElement): number => slide.offsetLeft + slide.clientWidth / 2;

/** The slide nearest to the center. All slides have the same width. */
const slideInView = (track: HTMLElement): number => {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  const middle = track.scrollLeft + track.clientWidth / 2;
  const index = Math.round((middle - middleOf(first)) / (middleOf(second) - middleOf(first)));
  // NaN while the carousel is hidden.
  return Math.min(Math.max(index || 0, 0), track.children.length - 1);
};

const dotsOf = (carousel: HTMLElement): HTMLElement[] => [
  ...carousel.querySelectorAll<HTMLElement>('.carousel-dot'),
];

/** Marks the current slide's dot, announces it, and disables the buttons that lead nowhere. */
const markCurrent = (carousel: HTMLElement, current: number): void => {
  const dots = dotsOf(carousel);
  const visible = visibleDots(dots.length, current);
  for (const [index, dot] of dots.entries()) {
    dot.ariaCurrent = index === current ? 'true' : null;
    dot.parentElement?.toggleAttribute('hidden', !visible.includes(index));
  }
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-step]')) {
    button.ariaDisabled = dots[current + Number(button.dataset.step)] ? null : 'true';
  }
  const place = carousel.querySelector('[aria-live]');
  if (place) place.textContent = dots[current]?.ariaLabel ?? '';
  const number = carousel.querySelector('[data-number]');
  if (number) number.textContent = String(current + 1);
};

/** Makes a carousel's buttons, dots and arrow keys work. Scrolling is native. */
export const mountCarousel = (carousel: HTMLElement): (() => void) | undefined => {
  const track = carousel.querySelector<HTMLElement>('.carousel-track');
  if (!track) return;
  let current = 0;
  /** The target of a running scroll animation; slides on the way do not become current. */
  let target: number | null = null;

  const setCurrent = (index: number): void => {
    if (index === current) return;
    current = index;
    markCurrent(carousel, index);
  };
  const updateCurrent = (): void => {
    const index = slideInView(track);
    if (target !== null && target !== index) return;
    target = null;
    setCurrent(index);
  };
  const goTo = (index: number): void => {
    const slide = track.children[index];
    if (!(slide instanceof HTMLElement)) return;
    target = index;
    setCurrent(index);
    track.scrollTo({ left: middleOf(slide) - track.clientWidth / 2 });
  };
  const press = ({ target: pressed }: Event): void => {
    const button = pressed instanceof Element && pressed.closest('button');
    if (!button) return;
    const { step } = button.dataset;
    goTo(step ? current + Number(step) : dotsOf(carousel).indexOf(button));
  };
  const moveByKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = keyTarget(event.key, current, track.children.length);
    if (index === undefined) return;
    event.preventDefault();
    // Keeps the focus on the visible slide.
    track.children[index]?.querySelector('a')?.focus({ preventScroll: true });
    goTo(index);
  };
  /** The user scrolls, so the animation no longer decides. */
  const cancelTarget = (): void => {
    target = null;
  };

  const mounted = new AbortController();
  const { signal } = mounted;
  carousel.addEventListener('click', press, { signal });
  track.addEventListener('keydown', moveByKey, { signal });
  track.addEventListener('scroll', updateCurrent, { signal, passive: true });
  for (const type of ['pointerdown', 'wheel', 'focusin']) {
    track.addEventListener(type, cancelTarget, { signal, passive: true });
  }
  // The browser may have restored the scroll position.
  updateCurrent();
  return () => mounted.abort();
};
