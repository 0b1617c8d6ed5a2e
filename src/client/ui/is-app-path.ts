import type { AnyRouter } from '@tanstack/react-router';
import { splitLocale } from '#shared/languages/locales.ts';

/** Whether the app shows this path; other pages are documents. */
export const isAppPath = (router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string): boolean =>
  router
    .getMatchedRoutes(splitLocale(path).path.replace(/[?#].*/, ''))[0]
    .some(({ options }) => options.staticData?.isApp === true);
