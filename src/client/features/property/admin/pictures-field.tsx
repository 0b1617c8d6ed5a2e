import { useFormContext, useWatch } from 'react-hook-form';
import { AddPictures } from '#client/features/media/add-pictures.tsx';
import { PHOTO_FORMATS } from '#client/features/media/field-formats.ts';
import { SortablePictures } from '#client/features/media/sortable-pictures.tsx';
import { useMediaNames } from '#client/features/media/use-media-names.ts';
import { FieldError } from '#client/ui/field.tsx';
import type { Media } from '#shared/media/media.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { uploadedFileName } from '#shared/media/upload-url.ts';
import type { Property } from '#shared/property.schema.ts';
import { listError } from './list-error.ts';

/** Keeps `images`, the URLs, and `pictures`, the library's data of them, in step. */
const usePictures = () => {
  const { control, getValues, setValue } = useFormContext<Property>();
  const [images, pictures] = useWatch({ control, name: ['images', 'pictures'] });
  const replace = (urls: string[], more: readonly Picture[] = []) => {
    const known = [...getValues('pictures'), ...more];
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(
      'pictures',
      urls.flatMap((url) => known.find((picture) => picture.url === url) ?? []),
      options,
    );
    setValue('images', urls, options);
  };
  const nameOf = useMediaNames(pictures);
  const items = [...new Set(images)].map((url, index) => {
    const picture = pictures.find((known) => known.url === url) ?? null;
    return { id: url, name: (picture && nameOf(picture)) || `Foto ${index + 1}`, picture };
  });
  return {
    items,
    fileNames: images.flatMap((url) => uploadedFileName(url) ?? []),
    order: replace,
    caption: (picture: Picture) =>
      setValue(
        'pictures',
        pictures.map((one) => (one.url === picture.url ? picture : one)),
      ),
    remove: (url: string) => replace(images.filter((image) => image !== url)),
    add: (media: Media[]) =>
      replace(
        [...images, ...media.map(({ url }) => url)],
        media.flatMap(({ picture }) => picture ?? []),
      ),
  };
};

export const PicturesField = () => {
  const { items, fileNames, order, caption, remove, add } = usePictures();
  const { formState } = useFormContext<Property>();
  return (
    <div id="images" className="grid gap-5">
      <p className="text-sm text-ink-soft">
        La prima è grande, le quattro dopo le stanno accanto. Spostale trascinandole o con le
        frecce; tocca il nome per cambiare la didascalia.
      </p>
      {items.length > 0 ? (
        <SortablePictures
          label="Foto della casa"
          items={items}
          onOrder={order}
          onRemove={remove}
          onCaptioned={caption}
        />
      ) : (
        <p className="rounded-field border border-dashed border-sand-300 px-4 py-6 text-center text-ink-soft">
          Nessuna foto: con quelle belle gli ospiti prenotano più volentieri.
        </p>
      )}
      <AddPictures title="Aggiungi foto" formats={PHOTO_FORMATS} chosen={fileNames} onPick={add} />
      <FieldError id="pictures-error" error={listError(formState.errors.images)} />
    </div>
  );
};
