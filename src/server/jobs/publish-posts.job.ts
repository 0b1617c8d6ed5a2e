import type { AppContext } from '#server/app-context.ts';
import { publishScheduledPosts } from '#server/features/cms/blog.service.ts';
import { type Job, startJob } from './scheduler.ts';

/** The longest delay of a post. A start catches up on posts that fell due while the site was off. */
const CHECK_EVERY_MS = 10_000;

const publish = async (app: AppContext): Promise<void> => {
  if (app.lifecycle.phase !== 'serving') return;
  const slugs = await publishScheduledPosts(app);
  if (slugs.length > 0) app.logger.info({ event: 'posts-published', slugs }, 'posts published');
};

/** Publishes scheduled posts when their hour has come. */
export const startPublishJob = (app: AppContext): Job =>
  startJob({
    name: 'publish-posts',
    everyMs: CHECK_EVERY_MS,
    run: () => publish(app),
    logger: app.logger,
  });
