import { SsrFallback } from '#client/hydration/ssr-fallback.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Rendered by the server, and until the session is known. */
export const ProfilePending = () => (
  <SsrFallback>
    <div className="page-width grid min-h-dvh content-start gap-8 py-16">
      <Skeleton className="h-12 max-w-sm" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  </SsrFallback>
);
