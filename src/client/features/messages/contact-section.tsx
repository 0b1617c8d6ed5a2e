import type { ReactNode } from 'react';
import { HostCard } from '#client/features/property/host-card.tsx';
import { PlaceCard } from '#client/features/property/place-card.tsx';
import { useProperty } from '#client/features/property/use-property.ts';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { Island } from '#client/hydration/island.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { anchors } from '#shared/anchors.ts';
import type { PropertyView } from '#shared/property.schema.ts';
import { ContactIsland } from './contact-island.tsx';

type ContactColumnsProps = {
  heading: ReactNode;
  /** Of the parts below the heading. */
  partHeading: 'h2' | 'h3';
  property: PropertyView | undefined;
};

/** Host and form beside each other, and the place below. */
const ContactColumns = ({ heading, partHeading, property }: ContactColumnsProps) => (
  <div className="grid gap-6 md:grid-cols-[1fr_1.3fr] md:gap-x-10 lg:grid-cols-[1fr_1.4fr] lg:gap-x-20">
    <div>
      {heading}
      <p className="mt-2 max-w-text text-ink-soft lg:text-lg">{useLanguage().t('contact.intro')}</p>
      {property && <HostCard property={property} />}
    </div>
    <div className="self-start rounded-card bg-white p-4 sm:p-6">
      <Island name="contact" component={ContactIsland} data={{ sendsMails: useSendsMails() }} />
    </div>
    {property && (
      <PlaceCard
        property={property}
        heading={partHeading}
        className="scroll-mt-4 md:col-span-2 lg:mt-4"
      />
    )}
  </div>
);

export const ContactScreen = () => {
  const { t } = useLanguage();
  return (
    <div id={anchors.contact} className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <ContactColumns
        property={useProperty()}
        heading={<h1 className="text-5xl">{t('contact.title')}</h1>}
        partHeading="h2"
      />
    </div>
  );
};

export const ContactSection = ({ property }: { property: PropertyView | undefined }) => (
  <section id={anchors.contact} aria-labelledby="contact-title" className="bg-sand-100">
    <div className="page-width section-space">
      <ContactColumns
        property={property}
        partHeading="h3"
        heading={
          <h2 id="contact-title" className="text-4xl">
            {useLanguage().t('contact.title')}
          </h2>
        }
      />
    </div>
  </section>
);
