import { redirect } from '@tanstack/react-router';

type Match = { location: { publicHref: string }; preload: boolean };

/** For `beforeLoad` of a page that only the server renders: loads its document. Never resolves. */
export const leaveApp = async ({ location, preload }: Match): Promise<never> => {
  if (preload) throw redirect({ href: location.publicHref });
  window.location.assign(location.publicHref);
  return new Promise(() => undefined);
};
