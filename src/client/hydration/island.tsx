import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A part of the page that marks itself hydrated in the DOM once its effects have run. */
export const Island = (props: ComponentProps<'div'>) => (
  <div {...props} data-hydrated={useHydrated()} />
);

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** A route rendered in the browser requests its code some frames before its elements are in the document. */
const FRAMES_TO_WAIT = 10;

const findSoon = async (id: string): Promise<HTMLElement | null> => {
  for (let frame = 0; frame < FRAMES_TO_WAIT; frame += 1) {
    const element = document.getElementById(id);
    if (element) return element;
    await nextFrame();
  }
  return null;
};

/** Waits until the element is less than a screen away from the viewport; on the server not at all. */
export const untilNearViewport = async (id: string): Promise<void> => {
  if (typeof document === 'undefined') return;
  const element = await findSoon(id);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
  });
};
