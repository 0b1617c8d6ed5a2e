import { notFound } from '@tanstack/react-router';
import type { RouteContext } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';

/** Loads the gallery of an address; one that there is not, or that could not be one, is not found. */
export const loadGallery = async (utils: RouteContext['utils'], slug: string): Promise<null> => {
  try {
    await utils.galleries.get.ensureData({ id: slug });
    return null;
  } catch (error) {
    const code = apiErrorOf(error)?.code;
    throw code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? notFound() : error;
  }
};
