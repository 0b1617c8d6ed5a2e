import type { Media } from '#shared/media/media.schema.ts';

/** Picks one file at once, or several, in the order in which they are chosen. */
export type PickerMode =
  | { kind: 'one'; onPick: (media: Media) => void }
  | {
      kind: 'several';
      /** File names that the field already has; they cannot be picked again. */
      chosen: readonly string[];
      onPick: (media: Media[]) => void;
      /** Sent to the library at once; when all have arrived, they are picked and the dialog closes. */
      files?: readonly File[];
    };

/** Adds a file at the end, or removes it if it is there. */
export const toggled = (picked: readonly Media[], media: Media): Media[] =>
  picked.some(({ id }) => id === media.id)
    ? picked.filter(({ id }) => id !== media.id)
    : [...picked, media];

/** A file's position among those picked, from 1 on; 0 if it is not picked. */
export const placeOf = (picked: readonly Media[], media: Media): number =>
  picked.findIndex(({ id }) => id === media.id) + 1;

/** 'Aggiungi 1 file' */
export const addLabel = (count: number): string =>
  count === 0 ? 'Aggiungi' : `Aggiungi ${count} file`;
