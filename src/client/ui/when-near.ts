/** How far ahead of the screen is near: far enough to be ready on arrival. */
const MARGIN = '100%';

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** A page that is being drawn in the browser has its elements a moment after it asks for its parts. */
const FRAMES_TO_WAIT = 10;

const findSoon = async (id: string): Promise<HTMLElement | null> => {
  for (let frame = 0; frame < FRAMES_TO_WAIT; frame += 1) {
    const element = document.getElementById(id);
    if (element) return element;
    await nextFrame();
  }
  return null;
};

/** Waits until the element is within one screen of what is seen; on the server not at all. */
export const whenNear = async (id: string): Promise<void> => {
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
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });
};
