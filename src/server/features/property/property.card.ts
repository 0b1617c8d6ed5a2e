import { settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import { propertyRouter } from './property.router.ts';
import { getProperty, removeSampleProperty } from './property.service.ts';
import { propertyTexts } from './property.texts.ts';

export const propertyCard = {
  router: propertyRouter,
  tag: 'The house',
  audit: {
    'property.update': settings('modificato i dati della casa'),
  },
  tables: {
    propertySettings: 'nothing',
  },
  translated: propertyTexts,
  sampled: {
    kind: 'property',
    table: 'propertySettings',
    endsWithEdit: true,
    remove: removeSampleProperty,
  },
  namesMedia: async (db) => {
    const { images, hostImage } = await getProperty(db);
    return [...images, hostImage ?? ''];
  },
  showsMedia: async (db, fileName) => {
    const { images, hostImage } = await getProperty(db);
    const url = uploadUrl(fileName);
    const path = '/admin/property';
    return [
      ...(images.includes(url) ? [{ place: 'Casa: foto', path }] : []),
      ...(hostImage === url ? [{ place: 'Casa: chi accoglie', path }] : []),
    ];
  },
} satisfies Card;
