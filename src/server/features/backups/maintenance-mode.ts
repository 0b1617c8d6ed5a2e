import { perApp } from '#server/per-app.ts';

const MAX_WAIT_MS = 10_000;

/** Refuses writes while a restore replaces the data. */
export const maintenanceMode = perApp(() => {
  let isOn = false;
  let writes = 0;
  let onWriteEnd = (): void => undefined;
  return {
    /** Counts a write that starts; false when writes are refused. */
    beginWrite: (): boolean => {
      if (!isOn) writes += 1;
      return !isOn;
    },
    endWrite: (): void => {
      writes -= 1;
      onWriteEnd();
    },
    /**
     * Refuses new writes and waits for the running ones, except `own` writes of the caller. Waits ten
     * seconds at most: a write that takes longer is still receiving its body.
     */
    turnOn: async (own: number): Promise<void> => {
      isOn = true;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, MAX_WAIT_MS);
      onWriteEnd = () => writes <= own && resolve();
      onWriteEnd();
      await promise;
      clearTimeout(timer);
      onWriteEnd = () => undefined;
    },
    turnOff: (): void => {
      isOn = false;
    },
  };
});
