import { notFound, redirect } from '@tanstack/react-router';
import { loadGalleries } from '#client/features/rich-text/view/load-galleries.ts';
import type { RouteContext } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import type { CmsPageView } from '#shared/cms/cms-pages.schema.ts';

type Utils = RouteContext['utils'];

const findPage = async (utils: Utils, id: string): Promise<CmsPageView> => {
  try {
    return await utils.pages.get.fetch({ id });
  } catch (error) {
    const code = apiErrorOf(error)?.code;
    throw code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? notFound() : error;
  }
};

/** Loads a page and its galleries; a former slug redirects to the current one. */
export const loadPage = async (utils: Utils, slug: string): Promise<null> => {
  const page = await findPage(utils, slug);
  if (page.slug !== slug) {
    throw redirect({ to: '/pages/$slug', params: { slug: page.slug }, statusCode: 301 });
  }
  await loadGalleries(utils, page.content);
  return null;
};

/** For a screen that also works without its page: never fails. */
export const prefetchPage = async (utils: Utils, slug: string): Promise<null> => {
  await utils.pages.get.prefetch({ id: slug });
  await loadGalleries(utils, utils.pages.get.getData({ id: slug })?.content ?? '');
  return null;
};
