import { Link } from '@tanstack/react-router';
import { Images } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';
import { galleryTexts } from './gallery-words.ts';

export const GalleryNotFound = () => (
  <div className="page-width flex flex-col items-center py-24 text-center md:py-32">
    <Images aria-hidden className="size-16 stroke-1 text-sea-600" />
    <h1 lang="en" className="mt-4 text-4xl">
      {galleryTexts.notFound}
    </h1>
    <p className="mt-4 max-w-md text-lg text-ink-soft">
      Questa galleria non c’è più, oppure ha cambiato indirizzo.
    </p>
    <Link to="/gallery" className={`${buttonClass()} mt-8`}>
      Tutte le gallery
    </Link>
  </div>
);
