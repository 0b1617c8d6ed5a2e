import { ScriptNotice } from '#client/features/accounts/layout/account-layout.tsx';
import { SsrFallback } from '#client/hydration/ssr-fallback.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Rendered by the server, and until the session is known. */
export const BookingPending = () => {
  const { t } = useLanguage();
  return (
    <SsrFallback>
      <noscript>
        <div className="page-width py-16">
          <h1 className="mb-6 text-4xl">{t('ownStays.title')}</h1>
          <ScriptNotice to={t('ownStays.scriptPurpose')} />
        </div>
      </noscript>
      <div className="page-width grid min-h-dvh content-start gap-8 py-16 noscript:hidden">
        <Skeleton className="h-12 max-w-sm" />
        <Skeleton className="h-96" />
      </div>
    </SsrFallback>
  );
};
