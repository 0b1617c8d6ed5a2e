import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { DocumentContext } from '#client/hydration/island.tsx';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { Retry } from '#client/ui/retry.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { galleryMessages } from './gallery-labels.ts';
import { GalleryPictures } from './gallery-pictures.tsx';
import type { CarouselPlace } from './picture-carousel.tsx';

type FailureProps = { error: unknown; onRetry: () => void };

const Failure = ({ error, onRetry }: FailureProps) => {
  const { t } = useLanguage();
  const isDocument = use(DocumentContext) !== null;
  const isGone = apiErrorOf(error)?.code === 'NOT_FOUND';
  return (
    <Notice
      tone="error"
      title={isGone ? t('gallery.notFound') : errorText(error, galleryMessages.oneFailed)}
      action={
        isGone ? (
          <Link to="/gallery" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('gallery.all')}
          </Link>
        ) : (
          <Retry onRetry={isDocument ? undefined : onRetry} />
        )
      }
    />
  );
};

type GalleryViewProps = {
  slug: string;
  place: CarouselPlace;
  /** Whether the first picture is above the fold. */
  priority?: boolean;
};

/** Rendered on the server only if the loader of the route prefetches `galleries.get`. */
export const GalleryView = ({ slug, place, priority }: GalleryViewProps) => {
  const gallery = trpc.galleries.get.useQuery({ id: slug }, asRendered);
  if (gallery.isPending) return <Skeleton className="aspect-3/2 w-full" />;
  if (!gallery.data) {
    return <Failure error={gallery.error} onRetry={() => void gallery.refetch()} />;
  }
  return <GalleryPictures gallery={gallery.data} place={place} {...(priority && { priority })} />;
};
