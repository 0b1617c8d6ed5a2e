import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { imagesInWords } from '#client/features/galleries/gallery-words.ts';
import { MediaPickerDialog } from '#client/features/media/media-picker-dialog.tsx';
import { SortablePictures } from '#client/features/media/sortable-pictures.tsx';
import { Button } from '#client/ui/button.tsx';
import { FieldError } from '#client/ui/field.tsx';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { Media } from '#shared/media.schema.ts';
import type { GalleryValues } from './gallery-form.ts';
import { knownPictures, sortableItems } from './known-pictures.ts';

const FORMATS = 'jpg,jpeg,png,gif,webp';

type GalleryImagesFieldProps = { control: Control<GalleryValues>; gallery: Gallery | null };

const useImages = ({ control, gallery }: GalleryImagesFieldProps) => {
  const { field, fieldState, formState } = useController({ control, name: 'images' });
  const [picked, setPicked] = useState<readonly Media[]>([]);
  const pick = (more: Media[]) => {
    setPicked((before) => [...before, ...more]);
    field.onChange([...new Set([...field.value, ...more.map(({ fileName }) => fileName)])]);
  };
  // What is wrong with one of them says the same as what is wrong with all.
  const { message } = [fieldState.error ?? []].flat().find(Boolean) ?? {};
  const known = knownPictures(gallery, picked);
  return { field, known, pick, error: formState.errors.images ? message : undefined };
};

/** Which pictures, and in which order. */
export const GalleryImagesField = (props: GalleryImagesFieldProps) => {
  const { field, known, pick, error } = useImages(props);
  const [isPicking, setIsPicking] = useState(false);
  const id = useId();
  const images = field.value;
  const close = () => {
    setIsPicking(false);
    field.onBlur();
  };
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Immagini</legend>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-ink-soft">
          {images.length === 0
            ? 'Almeno una. La prima fa da copertina.'
            : `${imagesInWords(images.length)}, nell’ordine in cui si vedono. La prima fa da copertina.`}
        </p>
        <Button
          ref={field.ref}
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-describedby={error && `${id}-error`}
          onClick={() => setIsPicking(true)}
        >
          <ImagePlus aria-hidden className="size-4" />
          {images.length === 0 ? 'Scegli le immagini' : 'Aggiungi immagini'}
        </Button>
      </div>
      {images.length > 0 && (
        <SortablePictures
          label="Immagini della gallery"
          items={sortableItems(images, known)}
          onOrder={field.onChange}
          onRemove={(name) => field.onChange(images.filter((image) => image !== name))}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
      <MediaPickerDialog
        open={isPicking}
        onClose={close}
        title="Immagini della gallery"
        formats={FORMATS}
        mode={{ kind: 'several', chosen: images, onPick: pick }}
      />
    </fieldset>
  );
};
