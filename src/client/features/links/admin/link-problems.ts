import { useRouter } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { hasRoute } from '#client/ui/has-route.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { pageAddress } from '#client/ui/site-address.ts';
import { useDebouncedValue } from '#client/ui/use-debounced-value.ts';
import { homeLink } from '#shared/anchors.ts';
import type { LinkProblem } from '#shared/links.schema.ts';

const problemTexts: Record<LinkProblem, string> = {
  missing: 'Porta a una pagina che non c’è.',
  draft: 'Porta a una bozza, che i visitatori non vedono.',
};

/** The one section of the home page that a new house lacks. */
export const isSectionToCome = (address: string | null): boolean => address === homeLink('gallery');

const formatProblem = (address: string, problem: LinkProblem): string =>
  isSectionToCome(address)
    ? 'La parte «Foto» appare con la prima raccolta in prima pagina.'
    : problemTexts[problem];

/** Finds paths that no route of the site has. */
const useNoSuchPage = (): ((address: string) => boolean) => {
  const router = useRouter();
  return (address) => {
    const page = pageAddress(address);
    return page !== null && !hasRoute(router, page.path);
  };
};

/** Why the chosen address is broken; null if it works. */
export const useLinkProblem = (chosen: string): string | null => {
  const isUnknown = useNoSuchPage();
  const address = useDebouncedValue(chosen.trim());
  const check = trpc.links.check.useQuery(
    { address },
    { ...liveQuery, enabled: address.startsWith('/') },
  );
  if (isUnknown(address)) return problemTexts.missing;
  const problem = check.data?.problem;
  return problem ? formatProblem(address, problem) : null;
};

/** Why a saved link of the menu or a box is broken; null if it works. */
export const useBrokenLinks = (): ((address: string | null) => string | null) => {
  const isUnknown = useNoSuchPage();
  const { data = [] } = trpc.links.broken.useQuery(undefined, liveQuery);
  return (address) => {
    if (address === null) return null;
    if (isUnknown(address)) return problemTexts.missing;
    const broken = data.find((link) => link.address === address);
    return broken ? formatProblem(address, broken.problem) : null;
  };
};
