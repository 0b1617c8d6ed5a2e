import { trpc } from '#client/trpc.ts';
import { anchors } from '#shared/anchors.ts';
import { ContactColumns } from './contact-columns.tsx';

/** The contact form as a page of its own. */
export const ContactScreen = () => {
  const [property] = trpc.property.get.useSuspenseQuery();
  return (
    <div
      id={anchors.contact}
      className="page-width grid gap-10 pt-10 pb-20 md:pt-14 md:pb-28 lg:grid-cols-[1fr_1.4fr] lg:gap-20"
    >
      <ContactColumns property={property} heading={<h1 className="text-5xl">Contattaci</h1>} />
    </div>
  );
};
