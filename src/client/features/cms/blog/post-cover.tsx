import clsx from 'clsx';
import { Sailboat } from 'lucide-react';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { Picture } from '#shared/media/pictures.schema.ts';

type PostCoverProps = {
  /** Null if the file has been deleted. */
  cover: Picture | null;
  sizes: string;
  priority?: boolean;
  className: string;
};

export const PostCover = ({ cover, sizes, priority = false, className }: PostCoverProps) =>
  cover ? (
    <PictureImage
      picture={cover}
      sizes={sizes}
      priority={priority}
      className={clsx('bg-sand-100 object-cover', className)}
    />
  ) : (
    <div className={clsx('grid place-items-center bg-sea-100', className)}>
      <Sailboat aria-hidden className="size-14 stroke-1 text-sea-600" />
    </div>
  );
