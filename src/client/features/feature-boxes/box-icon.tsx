import { PictureImage } from '#client/ui/picture-image.tsx';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';

/** Photos are cropped to a square; other icons are shown whole. */
export const BoxIcon = ({ icon, iconPicture }: Pick<FeatureBox, 'icon' | 'iconPicture'>) =>
  iconPicture ? (
    <PictureImage
      picture={{ ...iconPicture, alt: '' }}
      sizes="48px"
      className="size-10 shrink-0 rounded-field object-cover"
    />
  ) : (
    <img
      src={uploadUrl(icon)}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className="size-10 shrink-0 object-contain"
    />
  );
