import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { GalleryView } from './gallery-view.tsx';

/** One gallery on a page of its own, picture by picture. */
export const GalleryPage = ({ slug }: { slug: string }) => {
  const [gallery] = trpc.galleries.get.useSuspenseQuery({ id: slug });
  return (
    <div className="pt-6 pb-20 md:pt-10 md:pb-28">
      <div className="page-width mb-4">
        <Link
          to="/gallery"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Tutte le gallery
        </Link>
        <h1 className="mt-2 text-5xl wrap-anywhere">{gallery.name}</h1>
      </div>
      <GalleryView slug={slug} place="page" priority />
    </div>
  );
};
