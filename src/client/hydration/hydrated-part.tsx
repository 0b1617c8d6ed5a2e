import { type ComponentProps, use } from 'react';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { DocumentContext } from './island.tsx';

/** The part of the page that the app hydrates. It marks itself in the DOM once its effects have run. */
export const HydratedPart = (props: ComponentProps<'div'>) => {
  const isHydrated = useHydrated();
  return <div {...props} data-hydrated={use(DocumentContext) ? undefined : isHydrated} />;
};
