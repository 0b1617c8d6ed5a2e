/** How long a closing gate waits for those who are inside, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Lets calls that change something through, until something has to be alone with the data. */
export type WriteGate = {
  /** False while it is closed; otherwise one is inside, until one says `leave`. */
  enter(): boolean;
  leave(): void;
  /**
   * Lets nobody in any more, and waits until all but the `own` calls that ask for it have left, for
   * ten seconds at most: who is inside by then is only still sending.
   */
  close(own: number): Promise<void>;
  open(): void;
};

export const createWriteGate = (): WriteGate => {
  let isOpen = true;
  let inside = 0;
  let tell = (): void => undefined;
  return {
    enter: () => {
      if (isOpen) inside += 1;
      return isOpen;
    },
    leave: () => {
      inside -= 1;
      tell();
    },
    close: async (own) => {
      isOpen = false;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, PATIENCE_MS);
      tell = () => inside <= own && resolve();
      tell();
      await promise;
      clearTimeout(timer);
      tell = () => undefined;
    },
    open: () => {
      isOpen = true;
    },
  };
};
