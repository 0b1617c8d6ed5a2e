import { createFileRoute, notFound } from '@tanstack/react-router';
import { GuestPageEnded } from '#client/features/guest-page/guest-page-ended.tsx';
import { GuestPageView } from '#client/features/guest-page/guest-page-view.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { GuestFrame } from '#client/layouts/guest/guest-frame.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { leaveApp } from '#client/ui/leave-app.ts';
import { unlistedHead } from '#client/ui/page-head.ts';

const GuestRoute = () => {
  const { token } = Route.useParams();
  return (
    <GuestFrame token={token}>
      <GuestPageView {...Route.useLoaderData()} token={token} />
    </GuestFrame>
  );
};

const EndedRoute = () => (
  <GuestFrame token={null}>
    <GuestPageEnded />
  </GuestFrame>
);

/** A document behind a secret address: never stored, in no index, without a referrer. */
export const Route = createFileRoute('/soggiorno/$token')({
  staticData: { staysOpen: true },
  headers: () => ({ 'cache-control': 'no-store' }),
  beforeLoad: async (match) => {
    if (!import.meta.env.SSR) await leaveApp(match);
  },
  loader: async ({ context: { utils }, params: { token } }) => {
    try {
      const page = await utils.guestPage.get.fetch({ token });
      const party = page.party && (await utils.party.getOwn.fetch({ token }));
      const isConfirmed = page.state === 'confirmed';
      const { contract } = isConfirmed
        ? await utils.contracts.forGuest.fetch({ token })
        : { contract: null };
      return { page, party, contract };
    } catch (error) {
      if (apiErrorOf(error)?.code === 'NOT_FOUND') throw notFound();
      throw error;
    }
  },
  head: ({ match: { context } }) => {
    const { links, meta } = unlistedHead(context.language.t('guestPage.page'), siteOf(context));
    return { links, meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: GuestRoute,
  notFoundComponent: EndedRoute,
});
