import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';

/** The linked form contains the address of the logged-in user. */
export const UnconfirmedEmailNotice = () => {
  const { t } = useLanguage();
  return (
    <p className="rounded-field bg-amber-100 px-3 py-2 text-sm text-amber-800">
      <Sentence
        text={t('common.unconfirmed')}
        parts={[
          (words) => (
            <SiteLink href="/resend-confirmation" className={noticeLinkClass}>
              {words}
            </SiteLink>
          ),
        ]}
      />
    </p>
  );
};
