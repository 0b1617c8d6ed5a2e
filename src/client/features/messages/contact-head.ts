import { pageHead, type Site } from '#client/ui/page-head.ts';
import { breadcrumbs } from '#client/ui/structured-data.ts';
import type { Property } from '#shared/property.schema.ts';

const contact = { name: 'Contatti', path: '/contact' };

export const contactHead = (property: Property | undefined, site: Site) =>
  pageHead(
    {
      title: contact.name,
      description: [
        property ? `Scrivi a ${property.name}` : 'Scrivici',
        'domande sulla casa, sulle date, sul viaggio',
        ...(property?.address ? [property.address] : []),
      ].join(' · '),
      path: contact.path,
      picture: property?.pictures[0],
      structuredData: [breadcrumbs(site, [contact])],
    },
    site,
  );
