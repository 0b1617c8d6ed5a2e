import { ScriptNotice } from '#client/features/accounts/layout/account-layout.tsx';
import { SsrFallback } from '#client/hydration/ssr-fallback.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Rendered by the server, and until the session is known. */
export const ProfilePending = () => {
  const { t } = useLanguage();
  return (
    <SsrFallback>
      <noscript>
        <div className="page-width py-16">
          <h1 className="mb-6 text-4xl">{t('common.ownProfile')}</h1>
          <ScriptNotice to={t('account.toChangeProfile')} />
        </div>
      </noscript>
      <div className="page-width grid min-h-dvh content-start gap-8 py-16 noscript:hidden">
        <Skeleton className="h-12 max-w-sm" />
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </SsrFallback>
  );
};
