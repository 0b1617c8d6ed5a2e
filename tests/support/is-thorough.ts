import { inject } from 'vitest';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the runner's own
  interface ProvidedContext {
    isThorough?: true;
  }
}

/** Whether a file looks at everything, as in the thorough project, or at what breaks most often. */
export const isThorough = (): boolean => inject('isThorough') === true;
