import { trpc } from '#client/trpc.ts';
import { PlaceList } from '#client/ui/place-list.tsx';

type LinkUsesProps = {
  /** A page, post or gallery of this site. */
  address: string;
  /** The consequence for these places. */
  children: string;
};

/** The places that link to an address; nothing if there are none. */
export const LinkUses = ({ address, children }: LinkUsesProps) => {
  const { data = [] } = trpc.links.uses.useQuery({ address }, { staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="font-semibold">{children}</p>
      <PlaceList places={data} />
    </div>
  );
};
