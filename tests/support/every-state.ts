import { inject } from 'vitest';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the runner's own
  interface ProvidedContext {
    everyState?: true;
  }
}

/** Whether a file looks at everything, as in the thorough project, or at what breaks most often. */
export const isEveryState = (): boolean => inject('everyState') === true;
