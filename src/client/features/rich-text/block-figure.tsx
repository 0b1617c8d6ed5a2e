import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ShownMedia } from '#shared/rich-text.schema.ts';

/** Whether a picture or film is higher than wide: in full width it would fill more than a screen. */
const isUpright = (dimensions: ShownMedia['dimensions'] | undefined): boolean =>
  !!dimensions && dimensions.height > dimensions.width;

type BlockFigureProps = {
  /** What the library knows of the file; undefined where it does not know it. */
  media: ShownMedia | undefined;
  isWide?: boolean;
  children: ReactNode;
};

/** A file of the library within a text, its caption below. */
export const BlockFigure = ({ media, isWide = false, children }: BlockFigureProps) => (
  <figure
    className={clsx(
      'rich-text-block',
      isUpright(media?.dimensions) ? 'rich-text-upright' : isWide && 'rich-text-wide',
    )}
  >
    {children}
    {/* Who does not see what it is about has just heard its name. */}
    {media?.caption && <figcaption aria-hidden>{media.caption}</figcaption>}
  </figure>
);
