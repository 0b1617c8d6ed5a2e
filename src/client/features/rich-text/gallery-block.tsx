import { GalleryView } from '#client/features/galleries/gallery-view.tsx';

/** A gallery as it is now. One that is gone waits for ever where no script asks for it: nothing is shown then. */
export const GalleryBlock = ({ slug }: { slug: string }) => (
  <div className="rich-text-block noscript:has-[>[role=status]]:hidden">
    <GalleryView slug={slug} place="column" />
  </div>
);
