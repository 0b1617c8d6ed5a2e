import { trpc } from '#client/trpc.ts';
import { asRendered } from '#client/ui/live-query.ts';
import type { PropertyView } from '#shared/property.schema.ts';

/** The house, for optional use; undefined if it could not be loaded. */
export const useProperty = (): PropertyView | undefined =>
  trpc.property.get.useQuery(undefined, asRendered).data;
