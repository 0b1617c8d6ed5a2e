import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router';
import { DatesBand } from '#client/features/homepage/dates-band.tsx';
import { hideInPreparation } from '#client/features/site-settings/hide-in-preparation.ts';
import { useIsHidden } from '#client/features/site-settings/opening-soon.tsx';
import { SiteLayout } from '#client/layouts/site/site-layout.tsx';
import { leaveApp } from '#client/ui/leave-app.ts';

const SiteRoute = () => {
  const isHome = useMatch({ from: '/_site/', shouldThrow: false }) !== undefined;
  // An answer to a form follows what the band asks for.
  const isAnswer = useMatch({ from: '/_site/richiesta', shouldThrow: false }) !== undefined;
  const hasBand = !useIsHidden() && !isHome && !isAnswer;
  return (
    <SiteLayout>
      <Outlet />
      {hasBand && <DatesBand />}
    </SiteLayout>
  );
};

/** Documents: rendered on the server only, with the islands of `client/islands/registry.ts`. */
export const Route = createFileRoute('/_site')({
  beforeLoad: async (match) => {
    if (!import.meta.env.SSR) await leaveApp(match);
    await hideInPreparation(match);
  },
  loader: async ({ context: { utils } }) => {
    await utils.prices.get.prefetch();
    return null;
  },
  component: SiteRoute,
});
