import { Link, notFound } from '@tanstack/react-router';
import { ArrowLeft, Images } from 'lucide-react';
import { type RouteContext, trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { GalleryView } from './gallery-view.tsx';

/** An invalid slug counts as not found, too. */
export const loadGallery = async (utils: RouteContext['utils'], slug: string): Promise<null> => {
  try {
    await utils.galleries.get.fetch({ id: slug });
    return null;
  } catch (error) {
    const code = apiErrorOf(error)?.code;
    throw code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? notFound() : error;
  }
};

export const GalleryNotFound = () => {
  const { t, locale } = useLanguage();
  return (
    <div className="page-width flex flex-col items-center py-24 text-center md:py-32">
      <Images aria-hidden className="size-16 stroke-1 text-sea-600" />
      <h1 lang={locale === HOUSE_LOCALE ? 'en' : undefined} className="mt-4 text-4xl">
        {t('gallery.notFound')}
      </h1>
      <p className="mt-4 max-w-md text-lg text-ink-soft">{t('gallery.gone')}</p>
      <Link to="/gallery" className={`${buttonClass()} mt-8`}>
        {t('gallery.all')}
      </Link>
    </div>
  );
};

export const GalleryPage = ({ slug }: { slug: string }) => {
  const { t } = useLanguage();
  const [gallery] = trpc.galleries.get.useSuspenseQuery({ id: slug });
  return (
    <div className="pt-6 pb-20 md:pt-10 md:pb-28">
      <div className="page-width mb-4">
        <Link
          to="/gallery"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('gallery.all')}
        </Link>
        <h1 lang={langOf(gallery, 'name')} className="mt-2 text-5xl wrap-anywhere">
          {gallery.name}
        </h1>
      </div>
      <GalleryView slug={slug} place="page" priority />
    </div>
  );
};
