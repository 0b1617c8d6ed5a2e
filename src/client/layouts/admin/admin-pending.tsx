import { ScriptNotice } from '#client/features/accounts/layout/account-layout.tsx';
import { SsrFallback } from '#client/hydration/ssr-fallback.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Rendered by the server, and until the session is known. */
export const AdminPending = () => (
  <SsrFallback>
    <main>
      <noscript>
        <div className="page-width py-16">
          <h1 className="mb-6 text-4xl">Area gestione</h1>
          <ScriptNotice to="gestire il sito" />
        </div>
      </noscript>
      <div className="min-h-dvh md:grid md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)] noscript:hidden">
        <div className="hidden border-r border-sand-200 bg-white md:block" />
        <div className="px-4 py-20 md:px-8 md:py-8">
          <Skeleton className="h-64" />
        </div>
      </div>
    </main>
  </SsrFallback>
);
