import type { Gallery } from '#shared/galleries.schema.ts';
import type { Media } from '#shared/media.schema.ts';
import type { Picture } from '#shared/pictures.schema.ts';
import { uploadedFileName } from '#shared/upload-url.ts';

type Known = { name: string; picture: Picture };

/** By file name. */
type KnownPictures = ReadonlyMap<string, Known>;

const pictureOf = ({ fileName, name, picture }: Media): [string, Known][] =>
  picture ? [[fileName, { name, picture }]] : [];

/** The saved pictures of a gallery, and the ones picked since. */
export const knownPictures = (gallery: Gallery | null, picked: readonly Media[]): KnownPictures =>
  new Map([
    ...(gallery?.pictures ?? []).map((picture): [string, Known] => [
      uploadedFileName(picture.url) ?? picture.url,
      { name: picture.alt, picture },
    ]),
    ...picked.flatMap(pictureOf),
  ]);

/** Files missing from the library are listed by file name. */
export const sortableItems = (images: readonly string[], known: KnownPictures) =>
  images.map((fileName) => ({
    id: fileName,
    name: known.get(fileName)?.name ?? fileName,
    picture: known.get(fileName)?.picture ?? null,
  }));
