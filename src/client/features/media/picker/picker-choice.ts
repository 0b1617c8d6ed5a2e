import type { Media } from '#shared/media.schema.ts';

/** What a picker is for: one file, taken at once, or several, in the order in which they are chosen. */
export type PickerMode =
  | { kind: 'one'; onPick: (media: Media) => void }
  | {
      kind: 'several';
      /** Names of the files that the field has already; they cannot be chosen a second time. */
      chosen: readonly string[];
      /** Gets those that are new. */
      onPick: (media: Media[]) => void;
    };

/** Takes a file in at the end, or out where it is in. */
export const toggled = (picked: readonly Media[], media: Media): Media[] =>
  picked.some(({ id }) => id === media.id)
    ? picked.filter(({ id }) => id !== media.id)
    : [...picked, media];

/** The place of a file among those picked, from 1 on; 0 where it is not picked. */
export const placeOf = (picked: readonly Media[], media: Media): number =>
  picked.findIndex(({ id }) => id === media.id) + 1;

/** 'Aggiungi 1 file' */
export const addLabel = (count: number): string =>
  count === 0 ? 'Aggiungi' : `Aggiungi ${count} file`;
