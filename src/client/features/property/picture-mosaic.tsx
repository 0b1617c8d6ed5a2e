import clsx from 'clsx';
import { phoneWidth } from '#client/ui/phone-sizes.ts';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { Picture } from '#shared/pictures.schema.ts';

const MOSAIC_SIZE = 5;

/** One large picture and four small ones; fewer where there are fewer. */
export const PictureMosaic = ({ pictures }: { pictures: readonly Picture[] }) => {
  const shown = pictures.slice(0, MOSAIC_SIZE);
  const isWhole = shown.length === MOSAIC_SIZE;
  if (shown.length === 0) return null;
  return (
    <ul
      className={clsx(
        'grid grid-cols-2 gap-2 overflow-hidden rounded-card md:gap-3',
        isWhole && 'md:grid-cols-4 md:grid-rows-2',
      )}
    >
      {shown.map((picture, index) => (
        <li
          key={picture.url}
          className={clsx(index === 0 && 'col-span-2', index === 0 && isWhole && 'md:row-span-2')}
        >
          <PictureImage
            picture={picture}
            sizes={
              index === 0
                ? `(min-width: 76rem) 37rem, (min-width: 48rem) 50vw, ${phoneWidth}`
                : '(min-width: 76rem) 18rem, (min-width: 48rem) 25vw, 50vw'
            }
            className="aspect-3/2 size-full object-cover"
          />
        </li>
      ))}
    </ul>
  );
};
