import type { ReactNode } from 'react';
import { HostCard } from '#client/features/property/host-card.tsx';
import { useProperty } from '#client/features/property/use-property.ts';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { Island } from '#client/hydration/island.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { anchors } from '#shared/anchors.ts';
import type { PropertyView } from '#shared/property.schema.ts';
import { ContactIsland } from './contact-island.tsx';

type ContactColumnsProps = { heading: ReactNode; property: PropertyView | undefined };

const ContactColumns = ({ heading, property }: ContactColumnsProps) => (
  <>
    <div>
      {heading}
      <p className="mt-2 max-w-text text-ink-soft md:text-lg">{useLanguage().t('contact.intro')}</p>
      {property && <HostCard property={property} />}
    </div>
    <div className="self-start rounded-card bg-white p-4 sm:p-8">
      <Island name="contact" component={ContactIsland} data={{ sendsMails: useSendsMails() }} />
    </div>
  </>
);

export const ContactScreen = () => {
  const { t } = useLanguage();
  const property = useProperty();
  return (
    <div
      id={anchors.contact}
      className="page-width grid gap-10 pt-10 pb-20 md:pt-14 md:pb-28 lg:grid-cols-[1fr_1.4fr] lg:gap-20"
    >
      <ContactColumns
        property={property}
        heading={<h1 className="text-5xl">{t('contact.title')}</h1>}
      />
    </div>
  );
};

export const ContactSection = ({ property }: { property: PropertyView | undefined }) => (
  <section id={anchors.contact} aria-labelledby="contact-title" className="bg-sand-100">
    <div className="page-width section-space grid gap-6 md:gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-20">
      <ContactColumns
        property={property}
        heading={
          <h2 id="contact-title" className="text-4xl">
            {useLanguage().t('contact.title')}
          </h2>
        }
      />
    </div>
  </section>
);
