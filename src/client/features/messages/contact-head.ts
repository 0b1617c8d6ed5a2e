import { pageHead, type Site } from '#client/ui/page-head.ts';
import { breadcrumbs } from '#client/ui/structured-data.ts';
import type { Property } from '#shared/property.schema.ts';

export const contactHead = (property: Property | undefined, site: Site) => {
  const { t } = site.language;
  const contact = { name: t('contact.page'), path: '/contact' };
  return pageHead(
    {
      title: contact.name,
      description: [
        property ? t('contact.writeToHouse', { house: property.name }) : t('contact.writeToUs'),
        t('contact.topics'),
        ...(property?.address ? [property.address] : []),
      ].join(' · '),
      path: contact.path,
      picture: property?.pictures[0],
      structuredData: [breadcrumbs(site, [contact])],
    },
    site,
  );
};
