import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { siteNameOf } from '#client/ui/page-head.ts';

export const useSiteName = (): string => {
  const { data: homepage } = trpc.homepage.get.useQuery(undefined, asRendered);
  return siteNameOf({ homepage, language: useLanguage() });
};
