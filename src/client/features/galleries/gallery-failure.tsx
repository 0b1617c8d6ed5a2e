import { Link } from '@tanstack/react-router';
import { buttonClass } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { galleryMessages } from './gallery-labels.ts';

const Failure = ({ title, error }: { title: string; error: unknown }) => {
  const { t } = useLanguage();
  return (
    <div className="page-width grid min-h-[60vh] content-start justify-items-start gap-6 py-16">
      <h1 className="text-4xl">{t('gallery.gallery')}</h1>
      <LoadFailure title={title} error={error} />
      <Link to="/" className={buttonClass({ variant: 'secondary' })}>
        {t('common.backHome')}
      </Link>
    </div>
  );
};

export const AllGalleriesFailure = ({ error }: { error: unknown }) => (
  <Failure title={galleryMessages.listFailed} error={error} />
);

export const GalleryFailure = ({ error }: { error: unknown }) => (
  <Failure title={galleryMessages.oneFailed} error={error} />
);
