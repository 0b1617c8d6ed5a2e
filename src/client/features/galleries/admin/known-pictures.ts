import type { Gallery } from '#shared/galleries.schema.ts';
import type { Media } from '#shared/media.schema.ts';
import type { Picture } from '#shared/pictures.schema.ts';
import { uploadedFileName } from '#shared/upload-url.ts';

type Known = { name: string; picture: Picture };

/** What is known of files, by their names: how to call and how to draw them. */
type KnownPictures = ReadonlyMap<string, Known>;

const pictureOf = ({ fileName, name, picture }: Media): [string, Known][] =>
  picture ? [[fileName, { name, picture }]] : [];

/** The pictures that a gallery is stored with, and those that were picked since. */
export const knownPictures = (gallery: Gallery | null, picked: readonly Media[]): KnownPictures =>
  new Map([
    ...(gallery?.pictures ?? []).map((picture): [string, Known] => [
      uploadedFileName(picture.url) ?? picture.url,
      { name: picture.alt, picture },
    ]),
    ...picked.flatMap(pictureOf),
  ]);

/** As a list to be sorted shows them; what the library does not know any more goes by its file. */
export const sortableItems = (images: readonly string[], known: KnownPictures) =>
  images.map((fileName) => ({
    id: fileName,
    name: known.get(fileName)?.name ?? fileName,
    picture: known.get(fileName)?.picture ?? null,
  }));
