import { buttonClass } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';

/** At an address that has ended, was renewed or never was. */
export const GuestPageEnded = () => {
  const { t } = useLanguage();
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-4xl">{t('guestPage.endedTitle')}</h1>
      <p className="mt-3 mb-8 max-w-text text-lg">{t('guestPage.ended')}</p>
      <SiteLink href="/contact" className={buttonClass()}>
        {t('guestPage.contact')}
      </SiteLink>
    </div>
  );
};
