import { content } from '#server/card/audit-labels.ts';
import { type Card, TARGETS_READ } from '#server/card/card.ts';
import { galleriesRouter } from './galleries.router.ts';
import {
  findGalleriesWith,
  hasGallery,
  listGalleries,
  listPaginatedGalleries,
  listTargets,
  removeGalleries,
} from './galleries.service.ts';
import { galleryTexts } from './galleries.texts.ts';

const gallery = {
  subject: 'gallery',
  label: 'name',
  object: ['la raccolta', 'una raccolta'],
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
  translated: galleryTexts,
  sampled: {
    kind: 'gallery',
    table: 'galleries',
    endsWithEdit: true,
    remove: removeGalleries,
  },
  namesMedia: async (db) => (await listGalleries(db, {})).flatMap(({ images }) => images),
  showsMedia: async (db, fileName) =>
    (await findGalleriesWith(db, fileName)).map(({ name }) => ({
      place: `Raccolta «${name}»`,
      path: '/admin/gallery',
    })),
  found: {
    kind: 'gallery',
    find: async ({ database }, wish) => {
      const { galleries, total } = await listPaginatedGalleries(database, wish);
      const hits = galleries.map(({ id, name, imageCount }) => ({
        id,
        title: name,
        detail: imageCount === 1 ? '1 immagine' : `${imageCount} immagini`,
      }));
      return { total, hits };
    },
  },
  addresses: {
    kind: 'galleries',
    under: '/gallery/',
    targets: (db) => listTargets(db, TARGETS_READ),
    stateOf: async (db, key) => ((await hasGallery(db, key)) ? 'published' : null),
  },
} satisfies Card;
