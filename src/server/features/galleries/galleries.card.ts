import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { galleriesRouter } from './galleries.router.ts';

const gallery = {
  subject: 'gallery',
  label: 'name',
  object: ['la gallery', 'una gallery'],
} as const;

export const galleriesCard = {
  router: galleriesRouter,
  tag: 'Galleries of pictures',
  audit: {
    'galleries.create': content('creato', gallery),
    'galleries.update': content('modificato', gallery),
    'galleries.delete': content('eliminato', gallery),
  },
  opens: { subject: 'gallery', table: 'galleries' },
  tables: {
    galleries: 'nothing',
    galleryImages: 'nothing',
  },
} satisfies Card;
