import { ListPlus } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { useCreateMenuItem } from './menu-item.form.ts';

/** As long as a label of the menu may be. */
const LABEL_MAX = 60;

const leadsTo = (items: readonly MenuItem[], slug: string): boolean =>
  items.some((item) => item.slug === slug || leadsTo(item.children, slug));

type MenuOfferProps = { page: { title: string; slug: string; published: boolean } };

/** Offers a published page its place in the menu, while no entry leads to it. */
export const MenuOffer = ({ page: { title, slug, published } }: MenuOfferProps) => {
  const { data: items } = trpc.menu.listAll.useQuery(undefined, liveQuery);
  const create = useCreateMenuItem();
  if (!published || !items || leadsTo(items, slug)) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className="px-2!"
      busy={create.isPending}
      aria-label={`Mettila nel menu: ${title}`}
      onClick={() => {
        if (!create.isPending) create.mutate({ label: title.slice(0, LABEL_MAX), slug });
      }}
    >
      <ListPlus aria-hidden className="size-4" />
      Mettila nel menu
    </Button>
  );
};
