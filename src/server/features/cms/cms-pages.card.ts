import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { cmsPagesRouter } from './cms-pages.router.ts';

const page = { subject: 'page', label: 'title', object: ['la pagina', 'una pagina'] } as const;

export const cmsPagesCard = {
  router: cmsPagesRouter,
  tag: 'Pages written by the owners',
  audit: {
    'pages.create': content(
      { '': 'scritto in bozza', true: 'pubblicato' },
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
} satisfies Card;
