import { Link } from '@tanstack/react-router';
import { Sailboat } from 'lucide-react';
import { buttonClass } from './button.tsx';
import { useLanguage } from './language.tsx';

export const NotFoundView = () => {
  const { t } = useLanguage();
  return (
    <div className="page-width flex flex-col items-center py-24 text-center md:py-32">
      <Sailboat aria-hidden className="size-20 stroke-1 text-sea-600" />
      <h1 className="mt-4 text-4xl">{t('common.notFound')}</h1>
      <p className="mt-4 max-w-md text-lg text-ink-soft">{t('common.nowhere')}</p>
      <Link to="/" className={`${buttonClass()} mt-8`}>
        {t('common.backHome')}
      </Link>
    </div>
  );
};
