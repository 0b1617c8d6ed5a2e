import { anchors } from '#shared/anchors.ts';
import type { Picture } from '#shared/pictures.schema.ts';
import { PictureCarousel } from './picture-carousel.tsx';

export const GallerySection = ({ pictures }: { pictures: readonly Picture[] }) => {
  if (pictures.length === 0) return null;
  return (
    <section id={anchors.gallery} aria-labelledby="gallery-title" className="section-space pb-0">
      <div className="page-width mb-8">
        <h2 id="gallery-title" className="text-4xl">
          Galleria
        </h2>
      </div>
      <PictureCarousel pictures={pictures} label="Immagini della casa e dell’isola" />
    </section>
  );
};
