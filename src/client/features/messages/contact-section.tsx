import { anchors } from '#shared/anchors.ts';
import type { Property } from '#shared/property.schema.ts';
import { ContactColumns } from './contact-columns.tsx';

export const ContactSection = ({ property }: { property: Property }) => (
  <section id={anchors.contact} aria-labelledby="contact-title" className="bg-sand-100">
    <div className="page-width section-space grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-20">
      <ContactColumns
        property={property}
        heading={
          <h2 id="contact-title" className="text-4xl">
            Contattaci
          </h2>
        }
      />
    </div>
  </section>
);
