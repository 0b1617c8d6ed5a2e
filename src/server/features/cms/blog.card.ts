import { content } from '#server/card/audit-labels.ts';
import { type Card, TARGETS_READ } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import { listCovers } from './blog.repository.ts';
import { blogRouter } from './blog.router.ts';
import { findPostState, findPostsWith, listPaginatedPosts, removePosts } from './blog.service.ts';
import { postTexts } from './blog.texts.ts';
import { listContents } from './entries.repository.ts';
import { listTargets, listTextsWith } from './entries.service.ts';

const post = { subject: 'post', label: 'title', object: ['l’articolo', 'un articolo'] } as const;

export const blogCard = {
  router: blogRouter,
  tag: 'Posts written by the owners',
  audit: {
    'blog.create': content({ '': 'scritto', true: 'pubblicato' }, { ...post, detail: 'published' }),
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
  translated: postTexts,
  sampled: {
    kind: 'post',
    table: 'posts',
    endsWithEdit: true,
    remove: removePosts,
  },
  namesMedia: async (db) => [...(await listContents(db, 'posts')), ...(await listCovers(db))],
  showsMedia: async (db, fileName) =>
    (await findPostsWith(db, fileName)).map(({ id, title }) => ({
      place: `Articolo «${title}»`,
      path: `/admin/blog?edit=${id}`,
    })),
  found: {
    kind: 'post',
    find: async ({ database }, wish) => {
      const { posts, total } = await listPaginatedPosts(database, wish);
      const hits = posts.map(({ id, title, published, excerpt }) => ({
        id,
        title,
        detail: joinDetail(!published && 'Bozza', excerpt),
      }));
      return { total, hits };
    },
  },
  addresses: {
    kind: 'posts',
    under: '/blog/',
    targets: (db) => listTargets(db, 'posts', TARGETS_READ),
    stateOf: findPostState,
  },
  textsWith: async (db, pieces) =>
    (await listTextsWith(db, 'posts', pieces)).map(({ id, title }) => ({
      place: `Articolo «${title}»`,
      path: `/admin/blog?edit=${id}`,
    })),
} satisfies Card;
