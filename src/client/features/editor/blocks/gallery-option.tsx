import { Check, Images } from 'lucide-react';
import { imagesInWords } from '#client/features/galleries/gallery-words.ts';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { GallerySummary } from '#shared/galleries.schema.ts';

type GalleryOptionProps = { gallery: GallerySummary; isCurrent: boolean; onChoose: () => void };

const Cover = ({ gallery }: { gallery: GallerySummary }) => {
  const [cover] = gallery.covers;
  return (
    <span
      aria-hidden
      className="grid h-14 w-19 shrink-0 place-items-center overflow-hidden rounded-field bg-sand-100 text-sea-600"
    >
      {cover ? (
        <PictureImage
          picture={{ ...cover, alt: '' }}
          sizes="4.75rem"
          className="size-full object-cover"
        />
      ) : (
        <Images className="size-6" />
      )}
    </span>
  );
};

export const GalleryOption = ({ gallery, isCurrent, onChoose }: GalleryOptionProps) => (
  <li>
    <button
      type="button"
      onClick={onChoose}
      aria-current={isCurrent || undefined}
      className="flex w-full items-center gap-4 rounded-card border border-sand-200 p-2 text-left transition-colors hover:border-sea-600 hover:bg-sea-50 aria-current:border-sea-600"
    >
      <Cover gallery={gallery} />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{gallery.name}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">
          {gallery.slug} · {imagesInWords(gallery.imageCount)}
        </span>
      </span>
      {isCurrent && <Check aria-label="Scelta adesso" className="mr-2 size-5 shrink-0" />}
    </button>
  </li>
);
