import type { ReactNode } from 'react';
import { useLanguage } from '#client/ui/language.tsx';
import type { Picture } from '#shared/media/pictures.schema.ts';

type PictureLinkProps = {
  picture: Picture;
  className?: string;
  /** A `PictureImage`. */
  children: ReactNode;
};

/**
 * Opens a picture in full screen, with those in the same `[data-pictures]`; without JavaScript its file in a new
 * tab. The viewer reads the pictures from the page (picture-viewer.ts).
 */
export const PictureLink = ({ picture, className, children }: PictureLinkProps) => (
  <a
    href={picture.url}
    target="_blank"
    rel="noopener"
    // Without a caption its image has a general alternative text, which is no caption.
    data-picture={picture.alt === '' ? 'plain' : 'captioned'}
    className={className}
  >
    {children}
    <span className="sr-only"> {useLanguage().t('media.opensWhole')}</span>
  </a>
);
