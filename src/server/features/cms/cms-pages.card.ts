import { content } from '#server/card/audit-labels.ts';
import { type Card, TARGETS_READ } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import { cmsPagesRouter } from './cms-pages.router.ts';
import {
  findCmsPageState,
  findCmsPagesWith,
  listPaginatedCmsPages,
  removeCmsPages,
} from './cms-pages.service.ts';
import { cmsPageTexts } from './cms-pages.texts.ts';
import { listContents } from './entries.repository.ts';
import { listTargets, listTextsWith } from './entries.service.ts';

const page = { subject: 'page', label: 'title', object: ['la pagina', 'una pagina'] } as const;

export const cmsPagesCard = {
  router: cmsPagesRouter,
  tag: 'Pages written by the owners',
  audit: {
    'pages.create': content(
      { '': 'scritto', true: 'pubblicato' },
      { ...page, detail: 'published' },
    ),
    'pages.update': content(
      {
        '': 'modificato',
        true: 'pubblicato',
        false: 'tolto dal sito',
      },
      { ...page, detail: 'published' },
    ),
    'pages.delete': content('eliminato', page),
  },
  opens: { subject: 'page', table: 'pages' },
  tables: {
    pages: 'nothing',
    formerPageSlugs: 'nothing',
  },
  translated: cmsPageTexts,
  sampled: {
    kind: 'page',
    table: 'pages',
    endsWithEdit: true,
    remove: removeCmsPages,
  },
  namesMedia: (db) => listContents(db, 'pages'),
  showsMedia: async (db, fileName) =>
    (await findCmsPagesWith(db, uploadUrl(fileName))).map(({ id, title }) => ({
      place: `Pagina «${title}»`,
      path: `/admin/pages?edit=${id}`,
    })),
  found: {
    kind: 'page',
    find: async ({ database }, wish) => {
      const { pages, total } = await listPaginatedCmsPages(database, { ...wish, sort: 'title' });
      const hits = pages.map(({ id, title, published, excerpt }) => ({
        id,
        title,
        detail: joinDetail(!published && 'Bozza', excerpt),
      }));
      return { total, hits };
    },
  },
  addresses: {
    kind: 'pages',
    under: '/pages/',
    targets: (db) => listTargets(db, 'pages', TARGETS_READ),
    stateOf: findCmsPageState,
  },
  textsWith: async (db, pieces) =>
    (await listTextsWith(db, 'pages', pieces)).map(({ id, title }) => ({
      place: `Pagina «${title}»`,
      path: `/admin/pages?edit=${id}`,
    })),
} satisfies Card;
