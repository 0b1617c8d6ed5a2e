import { ImageOff } from 'lucide-react';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { Picture } from '#shared/pictures.schema.ts';

/** Small, before the texts of a row. Says nothing: the title stands beside it. */
export const PostCover = ({ cover }: { cover: Picture | null }) => (
  <div className="grid aspect-4/3 w-20 shrink-0 place-items-center self-start overflow-hidden rounded-field bg-sand-100 text-ink-soft md:w-32">
    {cover ? (
      <PictureImage
        picture={{ ...cover, alt: '' }}
        sizes="(width >= 48rem) 8rem, 5rem"
        className="size-full object-cover"
      />
    ) : (
      <ImageOff aria-hidden className="size-7 stroke-[1.5]" />
    )}
  </div>
);
