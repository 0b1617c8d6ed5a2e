import { DoorOpen } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { useSiteName } from './use-site-name.ts';

type OpeningSoonViewProps = {
  siteName: string;
  /** Empty if the owners gave none. */
  contactEmail: string;
};

/** The public page of a site in preparation. */
export const OpeningSoonView = ({ siteName, contactEmail }: OpeningSoonViewProps) => {
  const { t } = useLanguage();
  return (
    <div className="page-width flex flex-col items-center py-24 text-center md:py-32">
      <DoorOpen aria-hidden className="size-20 stroke-1 text-sea-600" />
      <h1 className="mt-4 text-4xl">{t('frame.openingSoon')}</h1>
      <p className="mt-4 max-w-md text-lg text-balance wrap-anywhere text-ink-soft">
        {t('frame.preparing', { siteName })}
      </p>
      {contactEmail && (
        <p className="mt-4 max-w-md text-lg">
          <Sentence
            text={t('frame.writeMeanwhile', { email: contactEmail })}
            parts={[
              (words) => (
                <a
                  href={`mailto:${contactEmail}`}
                  className="wrap-anywhere text-sea-700 underline underline-offset-4"
                >
                  {words}
                </a>
              ),
            ]}
          />
        </p>
      )}
    </div>
  );
};

export const OpeningSoon = () => {
  const siteName = useSiteName();
  const [{ contactEmail = '' }] = trpc.siteSettings.state.useSuspenseQuery();
  return <OpeningSoonView siteName={siteName} contactEmail={contactEmail} />;
};

/** Whether the site is in preparation and hidden from the caller. */
export const useIsHidden = (): boolean =>
  trpc.siteSettings.state.useSuspenseQuery()[0].shown === 'hidden';
