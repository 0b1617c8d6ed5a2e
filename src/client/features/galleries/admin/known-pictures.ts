import type { NameOf } from '#client/features/media/use-media-names.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { Media } from '#shared/media/media.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { uploadedFileName } from '#shared/media/upload-url.ts';

type Known = { name: string; picture: Picture };

/** By file name. */
type KnownPictures = ReadonlyMap<string, Known>;

const pictureOf = ({ fileName, name, picture }: Media): [string, Known][] =>
  picture ? [[fileName, { name, picture }]] : [];

type Sources = {
  /** Null for a new one. */
  gallery: Gallery | null;
  picked: readonly Media[];
  nameOf: NameOf;
};

/** The saved pictures of a gallery, and the ones picked since. */
export const knownPictures = ({ gallery, picked, nameOf }: Sources): KnownPictures =>
  new Map([
    ...(gallery?.pictures ?? []).map((picture): [string, Known] => [
      uploadedFileName(picture.url) ?? picture.url,
      { name: nameOf(picture), picture },
    ]),
    ...picked.flatMap(pictureOf),
  ]);

/** Files missing from the library are listed by file name. */
export const sortableItems = (images: readonly string[], known: KnownPictures) =>
  images.map((fileName, index) => {
    const { name = fileName, picture = null } = known.get(fileName) ?? {};
    return { id: fileName, name: name || `Foto ${index + 1}`, picture };
  });
