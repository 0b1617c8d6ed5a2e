import { trpc } from '#client/trpc.ts';
import { PictureImage } from '#client/ui/picture-image.tsx';

/** The house's first picture behind an arch; where there is none yet, the sky and the sea. */
export const AccountWindow = () => {
  const [{ pictures }] = trpc.property.get.useSuspenseQuery();
  const [picture] = pictures;
  return (
    <div aria-hidden className="hidden lg:block">
      <div className="sticky top-24 rounded-t-full border border-sand-200 bg-white p-3">
        <div className="hero-plain relative h-128 overflow-hidden rounded-t-full">
          {picture && (
            <PictureImage
              picture={{ ...picture, alt: '' }}
              sizes="24rem"
              className="absolute inset-0 size-full object-cover"
            />
          )}
        </div>
      </div>
      <div className="mx-[-1rem] h-3 rounded-sm border border-sand-200 bg-sand-100" />
    </div>
  );
};
