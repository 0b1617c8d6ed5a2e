import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { blogRouter } from './blog.router.ts';

const post = { subject: 'post', label: 'title', object: ['l’articolo', 'un articolo'] } as const;

export const blogCard = {
  router: blogRouter,
  tag: 'Posts written by the owners',
  audit: {
    'blog.create': content(
      { '': 'scritto in bozza', true: 'pubblicato' },
      { ...post, detail: 'published' },
    ),
    'blog.update': content(
      {
        '': 'modificato',
        true: 'pubblicato',
        false: 'tolto dal sito',
      },
      { ...post, detail: 'published' },
    ),
    'blog.delete': content('eliminato', post),
  },
  opens: { subject: 'post', table: 'posts' },
  tables: {
    posts: 'nothing',
  },
} satisfies Card;
