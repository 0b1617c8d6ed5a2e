import { SsrFallback } from '#client/hydration/ssr-fallback.tsx';
import { ScriptNeeded } from '#client/layouts/account/account-layout.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Rendered by the server, and until the session is known. */
export const BookingPending = () => (
  <SsrFallback>
    <noscript>
      <h1 className="page-width pt-16 text-4xl">Prenotazioni</h1>
    </noscript>
    <div className="page-width grid min-h-dvh content-start gap-8 py-16">
      <ScriptNeeded to="seguire le proprie richieste" />
      <Skeleton className="h-12 max-w-sm noscript:hidden" />
      <Skeleton className="h-96 noscript:hidden" />
    </div>
  </SsrFallback>
);
