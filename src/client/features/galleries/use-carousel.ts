import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Which slide a key leads to; null for keys that lead to none. */
const keyTarget = (key: string, current: number, count: number): number | null => {
  const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
};

const middleOf = (slide: HTMLElement): number => slide.offsetLeft + slide.clientWidth / 2;

/** The slide nearest to the middle: on a wide screen several are whole. All are of the same width. */
const slideInView = (track: HTMLElement): number => {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  const middle = track.scrollLeft + track.clientWidth / 2;
  const index = Math.round((middle - middleOf(first)) / (middleOf(second) - middleOf(first)));
  // Nothing has a place while it is hidden.
  return Math.min(Math.max(index || 0, 0), track.children.length - 1);
};

/**
 * A row that scrolls by itself: which slide is in view, and ways to bring another one there. Spread
 * `track` on the list of the slides.
 */
export const useCarousel = (count: number) => {
  const trackRef = useRef<HTMLUListElement>(null);
  /** Where it is scrolling to: the slides that pass by on the way are not looked at. */
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const track = trackRef.current;
    if (!track || count < 2) return;
    const look = (): void => {
      const index = slideInView(track);
      if (target.current !== null && target.current !== index) return;
      target.current = null;
      setCurrent(index);
    };
    // The browser may have restored where it was before.
    look();
    track.addEventListener('scroll', look, { passive: true });
    return () => track.removeEventListener('scroll', look);
  }, [count]);

  const goTo = (index: number): void => {
    const track = trackRef.current;
    const slide = track?.children[index];
    if (!track || !(slide instanceof HTMLElement)) return;
    target.current = index;
    setCurrent(index);
    track.scrollTo({ left: middleOf(slide) - track.clientWidth / 2 });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const index =
      event.altKey || event.ctrlKey || event.metaKey ? null : keyTarget(event.key, current, count);
    if (index === null) return;
    event.preventDefault();
    // The focus stays on what is seen.
    trackRef.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true });
    goTo(index);
  };
  const takeOver = (): void => {
    target.current = null;
  };

  return {
    current,
    goTo,
    track: {
      ref: trackRef,
      onKeyDown,
      onPointerDown: takeOver,
      onWheel: takeOver,
      onFocus: takeOver,
    },
  };
};
