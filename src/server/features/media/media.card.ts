import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import { mediaRouter } from './media.router.ts';
import { listPaginatedMedia } from './media.service.ts';
import { mediaTexts } from './media.texts.ts';

const media = { subject: 'media', label: 'name', object: ['il file', 'un file'] } as const;

export const mediaCard = {
  router: mediaRouter,
  tag: 'The library of pictures, audio and video',
  audit: {
    'media.upload': content('caricato', media),
    'media.update': content('modificato', media),
    'media.delete': content('eliminato', media),
    'media.deleteUnused': content('eliminato', {
      object: ['i file non usati', 'i file non usati'],
    }),
  },
  tables: {
    media: 'nothing',
    looseFiles: 'nothing',
  },
  translated: mediaTexts,
  sampled: {
    kind: 'media',
    table: 'media',
    endsWithEdit: true,
  },
  found: {
    kind: 'media',
    find: async ({ database }, wish) => {
      const { items, total } = await listPaginatedMedia(database, wish);
      const hits = items.map(({ id, name, caption }) => ({
        id,
        title: name,
        detail: joinDetail(caption),
      }));
      return { total, hits };
    },
  },
} satisfies Card;
