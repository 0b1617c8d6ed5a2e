import { CalendarDays, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { HostCard } from '#client/features/property/host-card.tsx';
import { useProperty } from '#client/features/property/use-property.ts';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { Island } from '#client/hydration/island.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { anchors, homeLink } from '#shared/anchors.ts';
import type { Property } from '#shared/property.schema.ts';
import { ContactIsland } from './contact-island.tsx';

type FactProps = { icon: ReactNode; title: string; children: ReactNode };

const Fact = ({ icon, title, children }: FactProps) => (
  <li className="flex gap-3">
    {icon}
    <p className="min-w-0 wrap-anywhere">
      <strong className="block">{title}</strong>
      {children}
    </p>
  </li>
);

const ContactFacts = ({ property }: { property: Property | undefined }) => {
  const { t } = useLanguage();
  return (
    <ul className="mt-5 space-y-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.6] [&_svg]:text-sea-600">
      {property?.address && (
        <Fact icon={<MapPin aria-hidden />} title={t('contact.where')}>
          {property.address}
        </Fact>
      )}
      {property && (
        <Fact icon={<Users aria-hidden />} title={t('contact.howMany')}>
          {t('contact.capacity', { count: property.maxGuests })}
        </Fact>
      )}
      <Fact icon={<CalendarDays aria-hidden />} title={t('contact.whenAndPrice')}>
        <Sentence
          text={t('contact.calendar')}
          parts={[
            (words) => (
              <SiteLink
                href={homeLink('availability')}
                className="font-semibold text-sea-700 underline underline-offset-2"
              >
                {words}
              </SiteLink>
            ),
          ]}
        />
      </Fact>
    </ul>
  );
};

type ContactColumnsProps = { heading: ReactNode; property: Property | undefined };

const ContactColumns = ({ heading, property }: ContactColumnsProps) => (
  <>
    <div>
      {heading}
      <p className="mt-2 max-w-text text-ink-soft md:text-lg">{useLanguage().t('contact.intro')}</p>
      <ContactFacts property={property} />
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

export const ContactSection = ({ property }: { property: Property | undefined }) => (
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
